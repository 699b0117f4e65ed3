/** The mono sum of interleaved stereo samples, which peaks are drawn from. */
export function mixDown(interleaved: Int16Array): Int16Array {
  const mono = new Int16Array(interleaved.length / 2);
  for (let index = 0; index < mono.length; index += 1) {
    mono[index] = ((interleaved[2 * index] ?? 0) + (interleaved[2 * index + 1] ?? 0) + 1) >> 1;
  }
  return mono;
}
