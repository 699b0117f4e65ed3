import type { WidgetResponse, WidgetEpisode } from '@postkit/sdk/schema';

const titles = [
  'Dredging the inner harbour: who pays, and who decides',
  'The last lighthouse keeper',
  'Ferries at midnight',
  'What the tide tables cannot tell you',
  'A dock strike, fifty years on',
  'Cold water swimmers',
  'The pilot boat crew',
];

/** Published episodes as a station returns them, newest first. */
export function widgetEpisode(n: number, overrides: Partial<WidgetEpisode> = {}): WidgetEpisode {
  return {
    playlist_id: 900 - n,
    name: titles[n % titles.length] ?? '',
    description:
      '<p>Harbour engineer Ines Okafor &amp; councillor Tom Reed on the plan to deepen the channel, the silt, and the bill. Recorded on the quay at six in the morning, with gulls.</p>',
    show_title: 'Harbour Morning',
    duration: n === 0 ? 3 : 1450 + n * 97,
    published: 1_790_000_000 - n * 86_400,
    square_image: '/cover.svg',
    rectangle_image: '/wide.svg',
    audio_url: `/audio/${n}.wav`,
    short_url: `/e/${n}`,
    tags: ['harbour', 'local news', 'planning', 'ferries', 'interviews'],
    explicit: n === 1,
    chapters: [],
    transcript_url: '',
    ...overrides,
  };
}

export function widgetResponse(playlists: WidgetEpisode[]): WidgetResponse {
  return {
    playlists,
    total_count: playlists.length,
    page: 1,
    limit: playlists.length,
    station_name: 'Harbour FM',
    look: {
      colors: { background: '#F1F6FB', play_button: '#4D4DFF', start_remaining: '#7E838B' },
      full: false,
      vertical: false,
    },
    reports: true,
  };
}

/** The transcript of an episode of three seconds. */
export const transcript = `WEBVTT

00:00.000 --> 00:01.000
<v Ines>Good morning from the &lt;inner&gt; harbour.

00:01.000 --> 00:02.000
<v Ines>The dredger is late.

00:02.000 --> 00:03.000
<v Tom>It always is.
`;
