/** A format by the name or the type of a file. Both are hints that hosts often get wrong; its bytes decide when it is fetched. */
export type MediaFormat = 'mp3' | 'audio' | 'video' | 'other' | 'unknown';
type Patterns = readonly (readonly [MediaFormat, RegExp])[];

const types: Patterns = [
  ['mp3', /^(?:(?:audio|application)\/(?:x-)?)?(?:mpe?g|mpeg3|mp3)\b/],
  ['audio', /^audio\b|^(?:application\/(?:x-)?(?:ogg|flac)|m4a|aac|ogg|opus|flac|wav)$/],
  ['video', /^video\b|^application\/(?:x-)?mp4$/],
  [
    'other',
    /^(?:image|text|font|model|message|document|executable)\b|^application\/(?:pdf|epub|(?:x-)?zip|json|xml|rss|atom|xhtml|javascript|(?:x-)?bittorrent|msword|rtf|vnd\.(?!americandynamics|rn-realmedia))/,
  ],
];
const names: Patterns = [
  ['mp3', /\.(?:mp3|mpga)$/],
  [
    'audio',
    /\.(?:mp[12]|m4[ab]|aac|adts|og[ga]|opus|spx|flac|wav|wave|aiff?|aifc|wma|amr|ac3|eac3|alac|ape|au|caf|mka|weba|wv|tta|ra|mid)$/,
  ],
  ['video', /\.(?:mp4|m4v|mov|qt|webm|mkv|avi|ogv|mpe?g|wmv|flv|3gpp?|3g2|m2?ts)$/],
  [
    'other',
    /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|ico|heic|pdf|epub|mobi|zip|rar|7z|gz|torrent|txt|html?|xhtml|xml|json|vtt|srt|docx?|pptx?|xlsx?|css|js)$/,
  ],
];

/** By a media type, such as `audio/mpeg`, or a part of one. */
export function formatOfType(type: string): MediaFormat {
  return formatIn(types, type);
}

/** By the end of the path of an address or, if that says nothing, of the whole address. */
export function formatOfAddress(address: string): MediaFormat {
  const { pathname = '', href = '' } = URL.parse(address) ?? {};
  const file = pathname.replaceAll(/%2e/gi, '.').replace(/(?:;[^/]*|\/)+$/, '');
  return (
    [file, href].map((part) => formatIn(names, part)).find((format) => format !== 'unknown') ?? 'unknown'
  );
}

function formatIn(patterns: Patterns, text: string): MediaFormat {
  const lower = text.toLowerCase();
  return patterns.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'unknown';
}
