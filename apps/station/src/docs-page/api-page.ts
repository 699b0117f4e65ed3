import type { Operation } from '@postkit/sdk/schema';

/** The API as a page to read: every call with its address, what it does and who may call it. Needs no script. */
export function apiPage(operations: readonly Operation[], version: string): string {
  const domains = Map.groupBy(operations, (operation) => operation.id.split('.')[0] ?? '');
  const sections = [...domains].map(
    ([domain, calls]) => `<h2 id="${escape(domain)}">${escape(domain)}</h2>${table(calls)}`,
  );
  const links = [...domains.keys()].map((domain) => `<a href="#${escape(domain)}">${escape(domain)}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Station API</title>
<style>
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
table { width: 100%; border-collapse: collapse }
td, th { padding: .4rem .6rem .4rem 0; border-top: 1px solid #8886; text-align: start; vertical-align: top }
nav a { margin-inline-end: .8rem }
code { overflow-wrap: anywhere }
</style>
<h1>Station API</h1>
<p>Version ${escape(version)}. To search and read: <a href="/docs/reference/api">the reader</a>. For programs: <a href="/api/openapi.json">openapi.json</a>. A call says who it is from with
<code>Authorization: ApiKey {username}:{api_key}</code>. Times are unix seconds; an error answers <code>{"error_message": "…"}</code>.</p>
<nav aria-label="Domains">${links.join(' ')}</nav>
${sections.join('\n')}
</html>
`;
}

function table(calls: readonly Operation[]): string {
  const rows = calls.map(
    (call) =>
      `<tr><td><code>${call.method} ${escape(call.path)}</code></td><td>${escape(call.summary)}</td><td>${escape(who(call))}</td>` +
      `<td>${[call.success, ...call.errors].join(', ')}</td></tr>`,
  );
  const head = ['Call', 'What it does', 'Who may call', 'Answers']
    .map((title) => `<th scope="col">${title}</th>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function who({ access }: Operation): string {
  const licences = access.licences ? ` (licence: ${access.licences.join(' or ')})` : '';
  return `${access.role.replace('_', ' ')}${licences}`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
