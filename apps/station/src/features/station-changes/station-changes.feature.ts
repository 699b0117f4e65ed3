import { stationOperations } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { createPreviewChange, type PreviewChangeDeps } from './preview-change.service.ts';

/** The effect of another slug or time zone of a station, before it is saved. */
export function createStationPreviews(context: StationContext, deps: PreviewChangeDeps): Feature {
  const previewChange = createPreviewChange(context, deps);
  return {
    routes: () =>
      context.register(stationOperations.previewChange, ({ params, body, person, reply }) => {
        reply.header('cache-control', 'no-store');
        const station = deps.accounts.stationById(params.id);
        if (station?.companyId !== person.company) throw fail('resource.absent');
        return previewChange(station, body);
      }),
  };
}
