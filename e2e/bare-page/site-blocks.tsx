import { EpisodeList, NowPlaying, Schedule, ShowList, ShowPage, Tracklist } from '@postkit/react-kit/site';
import { createPublicClient } from '@postkit/sdk/public';

/** The blocks of a station's site, one below the other. */
export function SiteBlocks({ station }: { station: string }) {
  const client = createPublicClient({ baseUrl: globalThis.location.origin, station });
  return (
    <main>
      <ShowList client={client} />
      <ShowPage client={client} showId={1} />
      <EpisodeList client={client} />
      <Schedule client={client} />
      <NowPlaying client={client} />
      <Tracklist client={client} />
    </main>
  );
}
