import type { z } from 'zod';
import { audioEventOperations, type audioEventListQuery, readCategoryNames } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { pageOf, resourceListResponse } from '../../platform/http/resource-list.ts';
import type { Accounts } from '../accounts/index.ts';
import { canPlayLog } from './audio-events.policy.ts';
import { presentEvent } from './audio-events.presenter.ts';
import type { EventFilter } from './audio-events.repository.ts';
import type { Editing } from './editing.service.ts';
import { createEventFinder } from './event-finder.ts';
import type { Library } from './library.service.ts';

/** Page size if the query names no limit. */
const defaultLimit = 50;

export function registerAudioEventRoutes(
  { register }: StationContext,
  { accounts, library, editing }: { accounts: Accounts; library: Library; editing: Editing },
): void {
  const finder = createEventFinder(accounts, library);

  register(audioEventOperations.list, async ({ params, query, person, request }) => {
    const station = accounts.stationAt(params.station);
    const page = pageOf(query, defaultLimit);
    const filter = filterOf(query, person, station.slug);
    if (!filter) return resourceListResponse(request, page, 0, []);
    const order = query.order === 'ASC' ? 'asc' : 'desc';
    const rows = await library.list(station, filter, { ...page, order });
    const objects = rows.map((row) => presentEvent(station.slug, row));
    return resourceListResponse(request, page, await library.count(station, filter), objects);
  });

  register(audioEventOperations.get, async ({ params, person }) => {
    const { station, event } = await finder.eventOf(person, params);
    return presentEvent(station.slug, event);
  });

  register(audioEventOperations.clone, async ({ params, query, person, reply }) => {
    const { station, event } = await finder.eventOf(person, params);
    const copy = presentEvent(station.slug, await editing.clone(station, event, query, person.userId));
    reply.header('location', copy.resource_uri);
    return copy;
  });

  register(audioEventOperations.cut, async ({ params, body, person, reply }) => {
    const { station, event } = await finder.eventOf(person, params);
    const copy = presentEvent(station.slug, await editing.cut(station, event, body, person.userId));
    reply.header('location', copy.resource_uri);
    return copy;
  });

  register(audioEventOperations.edit, async ({ params, person }) => {
    const { event } = await finder.eventOf(person, params);
    return { eventId: event.id, token: accounts.keyOf(person) };
  });

  register(audioEventOperations.merge, async ({ params, body, person, reply }) => {
    const { station, events } = await finder.eventsOf(person, params.station, body.events);
    const merged = presentEvent(station.slug, await editing.merge(station, events, person.userId));
    reply.header('location', merged.resource_uri);
    return { location: merged.resource_uri, id: merged.id };
  });

  register(audioEventOperations.bulkDelete, async ({ params, body }) => {
    return { deleted: await library.bulkDelete(accounts.stationAt(params.station), body.events) };
  });

  register(audioEventOperations.updateCart, async ({ params, body, person }) => {
    const { station, event } = await finder.eventOf(person, params);
    return library.updateCart(station, event.id, body);
  });
}

/** Null if nothing can match: single-use events are in no list, and the log needs a licence. */
function filterOf(
  query: z.output<typeof audioEventListQuery>,
  person: SignedInUser,
  slug: string,
): EventFilter | null {
  const requestedType = query.cart__type_name;
  const isLogPlayable = canPlayLog(person, slug);
  if (requestedType === 'SINGLE_USE' || (requestedType === 'LOGGER' && !isLogPlayable)) return null;
  const categories = query.cart__category__name__in;
  return {
    type: requestedType ?? (isLogPlayable ? null : 'UPLOAD'),
    framesAbove: query.frame_count__gt ?? null,
    idFrom: query.id__gte ?? null,
    idBefore: query.id__lt ?? null,
    search: query.search?.trim().toLowerCase() ?? '',
    categories: categories === undefined ? null : readCategoryNames(categories),
  };
}
