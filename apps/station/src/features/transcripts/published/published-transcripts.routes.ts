import { transcriptOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import { allowAnySite } from '../../../platform/http/allow-any-site.ts';
import { entityTag } from '../../../platform/http/entity-tag.ts';
import { serveBuffer } from '../../../platform/http/serve-file.ts';
import type { Accounts } from '../../accounts/index.ts';
import { cacheControlFor, type Episodes } from '../../episodes/index.ts';
import { captionTypes, writeCaptions } from '../captions/write-captions.ts';
import type { PublishedTranscripts } from './published-transcripts.service.ts';

const cacheControl = 'public, max-age=300, stale-while-revalidate=600';

export interface PublishedTranscriptRouteDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'published'>;
  readonly published: PublishedTranscripts;
}

export function registerPublishedTranscripts(
  { register }: StationContext,
  { accounts, episodes, published }: PublishedTranscriptRouteDeps,
): void {
  register(
    transcriptOperations.published,
    async ({ params: { station: slug, id, format }, query, request, reply }) => {
      allowAnySite(reply);
      const station = accounts.stationAt(slug);
      const episode = await episodes.published.publicEpisode(station.id, id, query.token);
      if (episode === 'gone') throw fail('resource.gone');
      const found = episode === 'absent' ? null : await published.wordsOf(station.id, id);
      if (episode === 'absent' || !found) throw fail('resource.absent');
      const heard = found.words.filter(({ cut }) => !cut);
      const body = Buffer.from(writeCaptions(format, heard, found.language));
      return serveBuffer(request, reply, body, {
        type: captionTypes[format],
        cacheControl: cacheControlFor(
          await episodes.published.listenerAccess(station.id, id, query.token),
          cacheControl,
        ),
        etag: entityTag(body),
        modifiedAt: episode.changed * 1000,
      });
    },
  );

  register(transcriptOperations.search, async ({ params, query, reply }) => {
    allowAnySite(reply);
    return published.search(accounts.stationAt(params.station), query);
  });
}
