import type { ResultBuilder } from '../create-result.ts';
import { listOf, member, parseJson, scalar } from '../documents/parse-json.ts';
import type { ReaderContext } from '../reader-options.ts';
import { readEmbedded } from './read-embedded.ts';
import type { PlayoutReader } from './reader.ts';
import { splitLine } from './split-line.ts';

const known = ['mount', 'mode', 'song', 'charset', 'url', 'pass', 'sid', 'artist', 'title', 'album'];

/**
 * `updinfo` as encoders send it to Icecast and SHOUTcast, help.tritondigital.com/docs/icecast-metadata. Three parts are artist, album
 * and title if `url` has parameters, as Triton reads them. The mount is the channel.
 */
export const readUpdinfo: PlayoutReader = (document, builder, context) => {
  const form = document.form(known);
  const song = form.get('song');
  if (song === undefined && !form.has('title')) return builder.note('unreadable', 'The request has no song.');
  const channel = form.get('mount') ?? form.get('sid') ?? '';
  if (isOtherMount(channel, context.options.channel))
    return builder.add({
      kind: 'none',
      reason: `The mount ${channel} is not the chosen one.`,
      title: song,
      channel,
    });
  if (song !== undefined && readEmbedded(song, builder, context)) return;
  const about = new URLSearchParams(form.get('url') ?? '');
  const line = splitLine(song ?? '', about.size > 0 && (about.has('type') || about.has('duration')));
  const [title, artist] = [form.get('title') ?? line.title, form.get('artist') ?? line.artist];
  if (title === '' && artist === '')
    return builder.add({ kind: 'stop', end: { ms: context.arrived_ms, assumption: '' }, channel });
  builder.add({
    kind: 'start',
    planned: about.get('duration'),
    unit: 'milliseconds',
    title,
    artist,
    album: form.get('album') ?? line.album,
    typeWord: about.get('type'),
    channel,
  });
};

/** `/status-json.xsl` of Icecast, whose `source` is an object for one mount and an array for several; choose by mount. */
export const readIcecastStatus: PlayoutReader = (document, builder, context) => {
  const status = parseJson(document.text(), builder);
  if (status === null) return;
  const stats = member(status, 'icestats');
  if (stats === undefined) return builder.note('unreadable', 'The message has no icestats.');
  const sources = listOf(member(stats, 'source'));
  if (sources.length > 1 && context.options.channel === null)
    builder.note('guessed', 'The server has several mounts: choose one.');
  if (sources.length === 0) return stop('', builder, context);
  for (const source of sources) {
    const channel = mountOf(scalar(member(source, 'listenurl')) ?? scalar(member(source, 'mount')) ?? '');
    if (isOtherMount(channel, context.options.channel)) continue;
    const line = splitLine(scalar(member(source, 'title')) ?? '');
    const artist = scalar(member(source, 'artist')) || line.artist;
    if (line.title === '' && artist === '') stop(channel, builder, context);
    else builder.add({ kind: 'start', title: line.title, artist, channel, isSnapshot: true });
  }
};

function stop(channel: string, builder: ResultBuilder, { arrived_ms }: ReaderContext): void {
  builder.add({ kind: 'stop', end: { ms: arrived_ms, assumption: '' }, channel, isSnapshot: true });
}

function isOtherMount(channel: string, chosen: string | null): boolean {
  return chosen !== null && channel !== '' && channel.replace(/^\//, '') !== chosen.replace(/^\//, '');
}

function mountOf(url: string): string {
  return URL.parse(url)?.pathname ?? url;
}
