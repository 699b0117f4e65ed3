/** Schemes of links that open a podcast app: before a host they mean http, before another address that address. */
const appSchemes =
  /^(?:feed|pcast|itpc|podcast|rss|podto|itms-pcasts?|itms-podcasts?):(?:\/\/)?(?:(https?):?\/\/|(?![a-z][a-z0-9+.-]*:\/))/i;

/** The web address that an address of a feed means, such as `http://a.example/feed` for `feed://a.example/feed`; other texts stay, trimmed. */
export function plainFeedAddress(address: string): string {
  return address
    .trim()
    .replace(appSchemes, (_, scheme: string | undefined) => `${(scheme ?? 'http').toLowerCase()}://`);
}
