import { afterAll, beforeAll } from 'vitest';
import type { SignedIn } from './sign-in.ts';
import { startStation, type TestStation, type TestStationOptions } from './station.ts';

/** A station of one test file. Both are usable in hooks and tests, not while the file loads. */
export interface StationOfFile {
  readonly server: TestStation;
  /** Its administrator; signs in before the tests if the file takes it. */
  readonly admin: SignedIn;
}

/**
 * Starts a station before the tests of a file, and closes it after them, also if a later hook fails.
 *
 * @param options a function if they need values that exist only when the hooks run
 */
export function stationTest(options: TestStationOptions | (() => TestStationOptions) = {}): StationOfFile {
  let server: TestStation | undefined;
  let admin: SignedIn | undefined;
  let needsAdmin = false;
  beforeAll(async () => {
    server = await startStation(typeof options === 'function' ? options() : options);
    if (needsAdmin) admin = await server.signIn();
  });
  afterAll(() => server?.close());
  return {
    server: standIn('station', () => server),
    get admin() {
      needsAdmin = true;
      return standIn('administrator', () => admin);
    },
  };
}

/** An object that reads from another, which exists later. */
function standIn<Value extends object>(name: string, read: () => Value | undefined): Value {
  const present = () => {
    const value = read();
    if (!value) throw new Error(`The ${name} is there in hooks and tests only.`);
    return value;
  };
  return new Proxy<Value>(Object.create(null), {
    get: (_, key) => Reflect.get(present(), key),
    has: (_, key) => Reflect.has(present(), key),
    ownKeys: () => Reflect.ownKeys(present()),
    getOwnPropertyDescriptor: (_, key) => {
      const own = Reflect.getOwnPropertyDescriptor(present(), key);
      return own && { ...own, configurable: true };
    },
  });
}
