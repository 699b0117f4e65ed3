/** A browser at a provider: it keeps cookies, follows redirects there, and submits the form that asks whether to sign out. */
export function startBrowser(origin: string) {
  const cookies = new Map<string, string>();

  async function open(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  /** Follows redirects; resolves to the first address elsewhere, or to the page. */
  async function follow(response: Response): Promise<string> {
    const location = response.headers.get('location');
    if (location === null) return response.text();
    const next = new URL(location, origin);
    return next.origin === origin ? follow(await open(next.href)) : next.href;
  }

  async function confirm(address: string): Promise<string> {
    const page = await follow(await open(address));
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    return follow(await open(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) }));
  }

  return {
    visit: async (address: string) => follow(await open(address)),
    confirm,
    signOut: () => confirm(new URL('/session/end', origin).href),
  };
}
