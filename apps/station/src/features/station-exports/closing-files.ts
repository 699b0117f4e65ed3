import type { StationExport } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { ExportSource } from './export-source.ts';
import type { StationExportFileRow, StationExportRow } from './station-export-tables.ts';
import { presentStationExport } from './station-exports.presenter.ts';

type Facts = Pick<StationExportFileRow, 'path' | 'bytes' | 'sha256'>;

/** Names the format of the zip in its manifest. */
export const exportFormat = 'postkit-station-export';
/** Version of the format. It rises when an older import could not read the zip. */
export const exportVersion = 2;

interface ClosingFacts {
  readonly station: Station;
  readonly row: StationExportRow;
  /** The files before it. */
  readonly files: readonly Facts[];
  readonly missing: StationExport['missing'];
  /** The newest change of the station's database schema. */
  readonly schema: string;
}

/** The text that explains the zip, the manifest, and the checksums for `sha256sum -c`; each lists the files before it. */
export const closingFiles = ['README.md', 'manifest.json', 'SHA256SUMS'] as const;

/** The file with one of these names, after all other files of an export. */
export function closingFile(
  path: (typeof closingFiles)[number],
  { station, row, files, missing, schema }: ClosingFacts,
): ExportSource {
  const text = {
    'README.md': () => readme(station, row),
    'manifest.json': () => manifest({ station, row, files, missing, schema }),
    SHA256SUMS: () => files.map((file) => `${file.sha256}  ${file.path}\n`).join(''),
  };
  return {
    path,
    async *content() {
      yield text[path]();
    },
  };
}

function manifest({ station: { slug, title }, row, files, missing, schema }: ClosingFacts): string {
  const counts: Record<string, number> = {};
  for (const { path } of files) {
    const [folder = ''] = path.includes('/') ? path.split('/') : ['lists'];
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  const { created_at, includes_media } = row;
  const { log } = presentStationExport(row, files.length);
  const facts = {
    format: exportFormat,
    version: exportVersion,
    schema,
    station: { slug, title },
    created_at,
    includes_media: includes_media === 1,
    log,
  };
  const listed = files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
  return `${JSON.stringify({ ...facts, counts, missing, files: listed }, null, 1)}\n`;
}

const mediaLines = `| \`audio/ID.mp3\`, \`audio/ID.aac\` | the audio of the episode with this id |
| \`encoder-tags/ID.id3\` | the tag that the encoder wrote at the start of its mp3, before the tag of the station |
| \`video/ID.mp4\` | its video, if it has one; \`ID-advanced.mp4\` is one that came from elsewhere |
| \`campaigns/ID.mp3\`, \`campaigns/ID.aac\` | the audio of the campaign with this id |
`;
const withoutMedia = `
This export was started without audio and video. The addresses of the audio in \`feeds\` still lead to the station.
`;

const readme = ({ title }: Station, { created_at, includes_media }: StationExportRow) => `# ${title}

Exported from PostKit on ${new Date(created_at * 1000).toISOString().slice(0, 10)}. Everything here is yours to use without PostKit.
${includes_media === 1 ? '' : withoutMedia}
| Path | Content |
|---|---|
| \`station.json\` | title, time zone, kind, place, look and address of the station |
| \`shows.json\` | every show with all fields |
| \`episodes.json\`, \`episodes.csv\` | every episode with all fields, drafts included; times are Unix seconds (UTC) |
| \`categories.json\`, \`tags.json\` | categories with their groups, and tags |
| \`destinations.json\` | feeds and other destinations, without passwords and tokens |
| \`private-feeds.json\` | the listeners of each private feed and when they last used it, without passwords |
| \`campaigns.json\` | every campaign with its dates, shows, positions, caps and counted deliveries |
| \`audio-versions.json\` | the audio that published episodes have and had: length, size, note and downloads of each version |
| \`imports/ID.json\` | the signed report of each import or plan: every item with its status and loss |
${includes_media === 1 ? mediaLines : ''}| \`transcripts/ID.vtt\`, \`.srt\`, \`.json\`, \`.txt\` | its transcript, if it has one |
| \`chapters/ID.json\` | its chapters, in the format of podcast apps (JSON chapters 1.2.0) |
| \`images/\` | every image of the station, under the name in its address |
| \`feeds/ID/feed.xml\` | the RSS feed of the destination with this id, as the station serves it; further pages are \`feed-2.xml\`, \`feed-3.xml\` |
| \`tables/*.jsonl\` | the rows from which another PostKit continues the station, a JSON object on each line: shows, episodes, schedules with holidays, categories, tags, campaigns, unsaved drafts, users with their roles, destinations, the log source and more; without passwords, tokens, secrets and the addresses of webhooks |
| \`archive/\` | the recordings and uploads that episodes and the library are made of, as AAC, and the chosen days of the log; the JSON beside each file lists its segments |
| \`numbers/*.csv\` | downloads, listeners, devices and deliveries of campaigns for each UTC day |
| \`numbers/numbers.sqlite\` | the same tables, with shows, episodes and campaigns, as a SQLite database |
| \`manifest.json\` | size and SHA-256 of each file, the number of files in each folder, and files that are missing with the reason |
| \`SHA256SUMS\` | the checksums again; \`sha256sum -c SHA256SUMS\` checks every file |

To continue the station on another installation of PostKit, import this zip there into an empty station: \`postkit station import\`, or Setup, then Export.

Feeds name audio and images by their address at the station, for example \`…/ID.mp3\`. Another host imports the feed while the station is still online, or from this folder after you have put \`audio\` and \`images\` on your own server and replaced the addresses in \`feed.xml\`. If the feed has \`<podcast:locked>yes\`, write \`no\`, or other hosts refuse it. Keep the \`guid\` of each episode, so that podcast apps do not load it again.
`;
