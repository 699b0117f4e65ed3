import { refuseAddress } from './refuse-address.ts';

export const privateRefusal =
  'This address is in a private network. Start the station with POSTKIT_ALLOW_PRIVATE_FETCH=1 to allow it.';

/** The reason why an address cannot be fetched; null if there is none. Does not resolve host names. */
export function addressProblem(url: string, allowPrivate: boolean): string | null {
  try {
    refuseAddress(new URL(url), allowPrivate);
    return null;
  } catch (error) {
    return refusalText(error instanceof Error ? error.message : '');
  }
}

function refusalText(refusal: string): string {
  if (refusal.includes('port')) return 'Enter an address with port 80, 443 or a port above 1023.';
  if (refusal.includes('credentials')) return 'Enter an address without a user name and password.';
  return privateRefusal;
}
