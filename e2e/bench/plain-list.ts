import { build } from 'vite';

// A path beside this file, so that React resolves from here; the file does not exist.
const entry = `${import.meta.dirname}/plain-list-page.js`;

const source = `
  import { createElement as e, useEffect, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
  const latest = (a, b) => (b.last_playlist_date ?? -1) - (a.last_playlist_date ?? -1);
  const row = (show) => e('li', { key: show.id },
    show.square_image && e('img', { src: show.square_image, alt: '', loading: 'lazy', width: 48, height: 48 }),
    e('a', { href: '#' + show.id }, show.title), ' ',
    show.last_playlist_date ? 'Last episode: ' + date.format(show.last_playlist_date * 1000) : 'No episodes yet', ' ',
    show.counters.published + ' published episodes');
  function App() {
    const [shows, setShows] = useState();
    const [typed, setTyped] = useState('');
    useEffect(() => {
      fetch(location.hash.slice(1), { headers: { authorization: 'Custom' } }).then((answer) => answer.json()).then((all) => setShows(all.sort(latest)));
    }, []);
    if (!shows) return 'Loading';
    const found = shows.filter((show) => show.title.toLowerCase().includes(typed.toLowerCase()));
    return [
      e('input', { key: 'search', type: 'search', value: typed, onChange: (event) => setTyped(event.target.value) }),
      e('p', { key: 'count', role: 'status' }, found.length + ' of ' + shows.length),
      e('ul', { key: 'list', id: 'list', style: { height: 700, overflow: 'auto' } }, found.map(row)),
    ];
  }
  createRoot(document.getElementById('root')).render(e(App));
`;

/** A page that lists the same shows in plain React: each one a row, visible or not. The address of the data follows the #. */
export async function plainList(): Promise<{ page: string; script: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [
      {
        name: 'plain-list-page',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const page =
    '<!doctype html><html lang="en"><title>Plain</title><div id="root"></div><script type="module" src="/plain-list.js"></script>';
  return { page, script };
}
