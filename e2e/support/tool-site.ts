import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** A report of the analytics script. */
export interface ToolReport {
  readonly name: string;
  readonly data: unknown;
}

export interface ToolSite extends AsyncDisposable {
  /** Addresses of scripts that an installation may set. */
  readonly scripts: {
    readonly chat: string;
    readonly analytics: string;
    /** Never responds. */
    readonly hanging: string;
    readonly missing: string;
    /** Loads a part from an origin that the installation does not name, then throws. */
    readonly throwing: string;
  };
  readonly reports: readonly ToolReport[];
  /** How often a browser requested the path. */
  requests(path: string): number;
  /** Sets the number of unread messages, which an open page learns over its event stream. */
  setUnread(count: number): void;
}

function chatScript(): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const panel = document.createElement('dialog');
  panel.setAttribute('aria-label', 'Support');
  panel.textContent = 'How can we help?';
  Object.assign(panel.style, { position: 'fixed', inset: 'auto 0 0 auto' });
  document.body.append(panel);
  const chat = {
    open: () => panel.show(),
    identify: (user: { username: string }) => panel.append(` Hello ${user.username}.`),
    watchUnread(onChange: (count: number) => void) {
      const unread = new EventSource(new URL('/unread', src));
      unread.addEventListener('message', ({ data }) => onChange(Number(data)));
      return () => unread.close();
    },
  };
  // Like a real chat, it is ready some time after its script has run.
  setTimeout(() => Reflect.set(globalThis, 'postkitTools', { chat }), 1500);
}

function analyticsScript(): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const report = (name: string, data: unknown) =>
    fetch(new URL('/reports', src), { method: 'POST', body: JSON.stringify({ name, data }) }).then(
      () => undefined,
    );
  const analytics = { identify: (user: unknown) => report('identify', user), track: report };
  Reflect.set(globalThis, 'postkitTools', { analytics });
}

function throwingScript(): never {
  const part = document.createElement('script');
  part.src = (document.currentScript as HTMLScriptElement).src
    .replace('127.0.0.1', 'localhost')
    .replace('throws', 'part');
  document.head.append(part);
  throw new Error('The tool does not support this browser.');
}

const scripts = new Map([
  ['/chat.js', chatScript],
  ['/analytics.js', analyticsScript],
  ['/throws.js', throwingScript],
]);

/** A site of chat and analytics companies, on an origin of its own. */
export async function startToolSite(): Promise<ToolSite> {
  const paths: string[] = [];
  const reports: ToolReport[] = [];
  const send = new Set<() => void>();
  let unread = 0;

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    paths.push(path);
    response.setHeader('access-control-allow-origin', '*');
    const script = scripts.get(path);
    if (script) {
      response.setHeader('content-type', 'text/javascript').end(`(${String(script)})();`);
    } else if (path === '/unread') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const report = () => void response.write(`data: ${unread}\n\n`);
      send.add(report);
      response.on('close', () => send.delete(report));
      report();
    } else if (path === '/reports') {
      void json(request).then((report) => {
        reports.push(report as ToolReport);
        response.end();
      });
    } else if (path !== '/hangs.js') {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The tools have no port.');
  const at = (path: string) => `http://127.0.0.1:${address.port}${path}`;

  return {
    scripts: {
      chat: at('/chat.js'),
      analytics: at('/analytics.js'),
      hanging: at('/hangs.js'),
      missing: at('/missing.js'),
      throwing: at('/throws.js'),
    },
    reports,
    requests: (path) => paths.filter((requested) => requested === path).length,
    setUnread(count) {
      unread = count;
      for (const report of send) report();
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
