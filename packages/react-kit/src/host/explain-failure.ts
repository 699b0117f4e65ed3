import { isHttpError, isPostKitError } from '@postkit/sdk';

const guide = '(guide: "Mount a screen of the kit")';

/**
 * Why a call of the kit failed and what the developer of the page can do, in English; null for a failure that a correct page can have
 * too. `page` is the origin of the page, such as `https://newsroom.example.org`.
 */
export function explainFailure(error: unknown, page: string): string | null {
  if (!isPostKitError(error)) return null;
  const station = originOf(error.address) ?? page;
  if (error.code === 'network') {
    return station === page
      ? `${station} did not respond. Check that the station runs behind the origin of this page, or give createClient its baseUrl. ${guide}`
      : `${station} did not respond. If it runs, it does not allow calls from this page: the station needs POSTKIT_ALLOWED_ORIGINS=${page}, and the client credentials: 'token' or an API key, not 'cookie'. ${guide}`;
  }
  if (error.code === 'response') {
    return `${station} responded, but not as a station does. Check the baseUrl of createClient, or the proxy from this page to the station. ${guide}`;
  }
  if (isHttpError(error) && error.status === 401) {
    return `${station} refused the credentials of the client. Check the API key and its username, or put SignInGate around the screens. ${guide}`;
  }
  return null;
}

function originOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).origin : null;
}
