const pattern =
  /^whsec_(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|(?:[A-Za-z0-9+/]{4})?[A-Za-z0-9+/]{2}==)?$/;

/**
 * Why a text is no key that signs what a webhook receives; null if it is one, or empty for none. A key is `whsec_` and 24 to 64
 * bytes in base64.
 */
export function webhookSecretProblem(secret: string): string | null {
  return secret === '' || pattern.test(secret)
    ? null
    : 'Enter “whsec_” followed by 24 to 64 bytes in base64.';
}
