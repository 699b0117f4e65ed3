import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file of a built app. */
export interface BuiltFile {
  readonly path: string;
  readonly type: string;
  /** Whether its name changes with its content. */
  readonly hashed: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * The files of a built app by their address below its root, read once: only files in the list are served, so that
 * no address can lead out of the folder. Empty when the app is not built.
 */
export function builtFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Map();
  return new Map(
    addressesIn(folder, '').map((address) => {
      const type = types[extname(address)] ?? 'application/octet-stream';
      return [address, { path: join(folder, address), type, hashed: address.startsWith('assets/') }];
    }),
  );
}

/** Node's `recursive` takes six times as long, because it asks the disk about each file. */
function addressesIn(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const address = below + entry.name;
    if (entry.isDirectory()) return addressesIn(folder, `${address}/`);
    return entry.isFile() ? [address] : [];
  });
}
