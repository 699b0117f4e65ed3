import { playoutOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { Corrections } from './corrections.service.ts';

export function registerCorrectionRoutes(
  { register }: Pick<StationContext, 'register'>,
  {
    accounts,
    corrections,
  }: { readonly accounts: Pick<Accounts, 'stationAt'>; readonly corrections: Corrections },
): void {
  register(playoutOperations.corrections, async ({ params, query }) => ({
    corrections: await corrections.list(accounts.stationAt(params.station), {
      from_ms: query.start * 1000,
      to_ms: query.end * 1000,
    }),
  }));

  register(playoutOperations.previewCorrection, ({ params, body }) =>
    corrections.preview(accounts.stationAt(params.station), body),
  );

  register(playoutOperations.applyCorrection, ({ params, body, person }) => {
    const { version, lines, ...source } = body;
    const chosen = { version, lines, by: person.username };
    return corrections.apply(accounts.stationAt(params.station), source, chosen);
  });

  register(playoutOperations.undoCorrection, ({ params }) =>
    corrections.undo(accounts.stationAt(params.station), params.id),
  );

  register(playoutOperations.dismissCorrection, ({ params }) =>
    corrections.dismiss(accounts.stationAt(params.station), params.id),
  );
}
