import { slotLinkOperations, slotOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import { userDisplayName, type Accounts } from '../accounts/index.ts';
import { fail } from './slot-link-errors.ts';
import { presentSlotLink } from './slot-links.presenter.ts';
import type { SlotLinks } from './slot-links.service.ts';
import type { Slots } from './slots.service.ts';

export function registerSlotLinkRoutes(
  { register, clock }: StationContext,
  { accounts, links }: { accounts: Accounts; links: SlotLinks },
): void {
  register(slotLinkOperations.list, async ({ params }) => {
    const station = accounts.stationAt(params.station);
    return {
      slot_links: (await links.list(station)).map((row) => presentSlotLink(station, row, clock.seconds())),
    };
  });

  register(slotLinkOperations.create, async ({ params, body, person, reply }) => {
    const station = accounts.stationAt(params.station);
    const { row, token } = await links.create(station, body, await userDisplayName(accounts, person));
    const slot_link = presentSlotLink(station, row, clock.seconds());
    reply.header('location', slot_link.resource_uri);
    return { slot_link, token };
  });

  register(slotLinkOperations.renew, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    const { row, token } = await links.renew(station, params.id, body.days);
    return { slot_link: presentSlotLink(station, row, clock.seconds()), token };
  });

  register(slotLinkOperations.approve, async ({ params, person }) => {
    const station = accounts.stationAt(params.station);
    return presentSlotLink(
      station,
      await links.approve(station, params.id, await userDisplayName(accounts, person)),
      clock.seconds(),
    );
  });

  register(slotLinkOperations.sendBack, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    const row = await links.sendBack(station, params.id, body.reply, await userDisplayName(accounts, person));
    return presentSlotLink(station, row, clock.seconds());
  });

  register(slotLinkOperations.revoke, async ({ params, person }) => {
    await links.revoke(
      accounts.stationAt(params.station),
      params.id,
      await userDisplayName(accounts, person),
    );
  });
}

/** The presenter's calls, which the token of a link authorises. */
export function registerSlotRoutes({ register, clock }: StationContext, slots: Slots): void {
  register(slotOperations.open, ({ body, request }) => slots.open({ token: body.token, from: request.ip }));

  register(slotOperations.save, ({ body, request }) =>
    slots.save({ token: body.token, from: request.ip }, body),
  );

  register(slotOperations.submit, ({ body, request }) =>
    slots.submit({ token: body.token, from: request.ip }, body.version),
  );

  register(slotOperations.segment, async ({ body, request, reply }) => {
    const bytes = await slots.segment({ token: body.token, from: request.ip }, body);
    if (!bytes) throw fail('slots.absent', { message: 'The slot has no such audio.' });
    return serveBuffer(request, reply, bytes, {
      type: 'audio/mp4',
      cacheControl: 'no-store',
      modifiedAt: clock.now(),
    });
  });
}
