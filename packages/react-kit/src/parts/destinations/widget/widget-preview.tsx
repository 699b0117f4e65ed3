import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { frameSize, type WidgetConfig } from '@postkit/sdk/schema';
import { widgetsQueries } from '../../../data/widgets/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { playerExtras } from '../../player/extras/index.ts';
import { Player } from '../../player/index.ts';
import { widgetMessages } from './widget.messages.ts';

/** The real player with the widget's own episodes, as the embed code shows it. */
export function WidgetPreview({ config, zone }: { config: WidgetConfig; zone: number }) {
  const messages = useWords(widgetMessages);
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { limit } = config;
  const load = useCallback(
    async () =>
      (await queries.query(widgetsQueries.playlist(client, { zone, episode: null }))).playlists.slice(
        0,
        limit,
      ),
    [queries, client, zone, limit],
  );
  const { width, height } = frameSize(config);
  return (
    <div className="pk-setup-preview" role="group" aria-label={messages.preview}>
      <div className="pk-setup-player" style={{ maxWidth: width, minHeight: height }}>
        <Player config={config} load={load} extras={playerExtras} />
      </div>
    </div>
  );
}
