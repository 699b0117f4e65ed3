const loading = new Map<string, Promise<void>>();

/** Loads a classic script into the page once; a failed script is tried again on the next call. */
export function loadScript(address: string): Promise<void> {
  const before = loading.get(address);
  if (before) return before;
  const load = new Promise<void>((resolve, reject) => {
    const tag = document.createElement('script');
    tag.async = true;
    tag.addEventListener('load', () => resolve());
    tag.addEventListener('error', () => {
      tag.remove();
      loading.delete(address);
      reject(new Error(`The script ${address} did not load.`));
    });
    tag.src = address;
    document.head.append(tag);
  });
  loading.set(address, load);
  return load;
}
