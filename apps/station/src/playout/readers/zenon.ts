import { isObject, parseJson, scalar } from '../documents/parse-json.ts';
import { kindOfWord } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';

/**
 * Signals of Zenon Media by HTTP GET, and of the Replacer of radio-creator by POST: docs.radio-creator.com, pages zenon-signal.html and
 * signals.html. The plain signal has an id only; the API key is not kept.
 */
export const readZenon: PlayoutReader = (document, builder, context) => {
  const values = new Map(document.form(['send_id', 'isplaying', 'api_key']));
  if (/^\s*\{/.test(document.text())) {
    const body = parseJson(document.text(), builder);
    if (isObject(body ?? undefined))
      for (const [name, value] of Object.entries(body as object))
        values.set(name.toLowerCase(), scalar(value) ?? '');
  }
  const kind = kindOfWord(values.get('isplaying'));
  if (kind !== 'start' && kind !== 'stop')
    return builder.note('unreadable', 'The signal does not say whether the element plays.');
  const utc = values.get('utc_str');
  const start = values.get('send_time') || values.get('timestamp') || (utc && `${utc.replace(/Z$/, '')}Z`);
  builder.add({
    kind,
    start: kind === 'start' ? start : undefined,
    end: kind === 'stop' ? start || { ms: context.arrived_ms, assumption: '' } : undefined,
    title: values.get('title'),
    artist: values.get('artist'),
    planned: values.get('duration'),
    cart: values.get('audio_id') || values.get('planner_id') || values.get('send_id'),
    second_id: values.get('planner_id'),
    playback_id: values.get('send_id'),
    typeWord: values.get('type_name'),
    channel: values.get('channel_key'),
    fields: { total_delay: values.get('total_delay') },
  });
};
