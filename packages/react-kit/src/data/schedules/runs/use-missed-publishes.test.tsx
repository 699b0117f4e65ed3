import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { type LiveMessage, settings } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { stationSession } from '../../../host/session/station-session.ts';
import { fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { useMissedPublishes } from './use-missed-publishes.ts';

type Missed = LiveMessage<'publish_missed'>;

/** Uses the hook for a user of a station; `emit` delivers a live event to it. */
function open(station: { showEditor?: boolean } = {}, areas?: readonly string[]) {
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: fakeStation({}).fetch,
    retries: 0,
  });
  let emit: ((message: Missed) => void) | undefined;
  vi.spyOn(client.live, 'on').mockImplementation((name, handler) => {
    if (name === 'publish_missed') emit = handler as typeof emit;
    return () => undefined;
  });
  const host = { navigate: vi.fn<(to: string) => void>(), ...(areas && { areas }) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PostKitProvider stores={stores} client={client} host={host}>
      {children}
    </PostKitProvider>
  );
  const session = stationSession(
    settings.parse(
      makeSettings({ station_list: makeSettings().station_list.map((entry) => ({ ...entry, ...station })) }),
    ),
  );
  renderHook(() => useMissedPublishes(session), { wrapper });
  return { emit: (message: Missed) => emit?.(message), host };
}

const gaps: Missed = {
  schedule_id: 1,
  title: 'Morning, %w',
  date: '2026-11-02',
  reason: 'gaps',
  missing_seconds: 300,
};
const shown = () => useMessages.in(stores).getState().messages;

describe('useMissedPublishes', () => {
  it('shows a message with the title of the episode and the reason', () => {
    const { emit } = open();
    emit(gaps);
    emit({ schedule_id: 2, title: '', date: '2026-11-02', reason: 'station_off', missing_seconds: 0 });
    expect(shown()).toMatchObject([
      {
        name: 'Not published',
        details: 'Morning, Monday: 5 minutes of the recording are missing.',
        type: 'error',
      },
      {
        name: 'Not published',
        details: 'The episode of Mon, Nov 2, 2026: The station was off.',
        type: 'error',
      },
    ]);
  });

  it('leads to the schedule', () => {
    const { emit, host } = open();
    emit(gaps);
    expect(shown()[0]?.action?.label).toBe('Open schedule');
    shown()[0]?.action?.onPress();
    expect(host.navigate).toHaveBeenCalledWith('/wxyz/automations/1/edit');
  });

  it.each([
    ['whose licence lacks schedules', open.bind(null, { showEditor: false })],
    ['of a host without them', open.bind(null, {}, ['shows'])],
  ])('has no button for a user %s', (_, openSo) => {
    openSo().emit(gaps);
    expect(shown()).toHaveLength(1);
    expect(shown()[0]?.action).toBeUndefined();
  });
});
