/** Prints a line, on which a test kills this process, and never resolves. */
export function hang(): Promise<never> {
  console.log('at the moment');
  setInterval(() => {}, 1000);
  return new Promise(() => {});
}
