import { programmeOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Programmes } from './programmes.service.ts';
import { scheduleOfProgramme } from './schedule-of-programme.ts';

export function registerProgrammeRoutes(
  { register, clock }: StationContext,
  { accounts, programmes }: { readonly accounts: Accounts; readonly programmes: Programmes },
): void {
  register(programmeOperations.list, async ({ params }) => ({
    programmes: await programmes.list(accounts.stationAt(params.station)),
  }));

  register(programmeOperations.create, ({ params, body }) =>
    programmes.create(accounts.stationAt(params.station), body),
  );

  register(programmeOperations.update, ({ params, body }) =>
    programmes.update(accounts.stationAt(params.station), params.id, body),
  );

  register(programmeOperations.remove, ({ params }) =>
    programmes.remove(accounts.stationAt(params.station), params.id),
  );

  register(programmeOperations.airings, async ({ params, query }) => ({
    airings: await programmes.airings(accounts.stationAt(params.station), {
      from: query.from_ms,
      until: query.until_ms,
    }),
  }));

  register(programmeOperations.schedule, async ({ params }) => {
    const station = accounts.stationAt(params.station);
    return scheduleOfProgramme(await programmes.get(station, params.id), {
      zone: station.timezone,
      now: clock.now(),
    });
  });
}
