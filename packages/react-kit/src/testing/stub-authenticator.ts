import { vi } from 'vitest';

const response = {
  clientDataJSON: new ArrayBuffer(1),
  attestationObject: new ArrayBuffer(1),
  authenticatorData: new ArrayBuffer(1),
  signature: new ArrayBuffer(1),
};
const credential = {
  id: 'key-1',
  rawId: new ArrayBuffer(1),
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
};

/** A browser with passkeys, which creates and uses `key-1`. */
export function stubAuthenticator() {
  const create = vi.fn<() => Promise<unknown>>().mockResolvedValue(credential);
  const get = vi.fn<() => Promise<unknown>>().mockResolvedValue(credential);
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  return { create, get };
}

/** A browser without passkeys again. */
export function removeAuthenticator(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
}
