/** The code of a part of the screen could not be fetched: the station is unreachable, or a newer version has other files. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
}

/**
 * Loads the code of a part of the screen, with one retry at the same address: browsers fetch a failed module again, and a
 * second address would create a second copy of its stores. Rejects with `PartLoadError`.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    try {
      await loadStyles(error);
      return await load();
    } catch (cause) {
      throw new PartLoadError('The code of a part of the screen did not come.', { cause });
    }
  }
}

// Vite loads the styles of a chunk only on its first attempt.
async function loadStyles(error: unknown): Promise<void> {
  const [, address] =
    /^Unable to preload CSS for (\S+)/.exec(error instanceof Error ? error.message : '') ?? [];
  if (!address) return;
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`The styles at ${address} did not come.`)));
    document.head.append(link);
  });
}
