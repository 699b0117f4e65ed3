const loading = new Map<string, Promise<void>>();

/** Loads a classic script into the page once; a failed script is tried again on the next call. */
export function loadScript(address: string): Promise<void> {
  const before = loading.get(address);
  if (before) return before;
  const load = appendScript(address);
  loading.set(address, load);
  load.catch(() => loading.delete(address));
  return load;
}

function appendScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.async = true;
    tag.addEventListener('load', () => resolve());
    tag.addEventListener('error', () => {
      tag.remove();
      reject(new Error(`The script ${address} did not load.`));
    });
    tag.src = address;
    document.head.append(tag);
  });
}
