import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { StationFeatures } from '@postkit/sdk/schema';
import { newShowDraft, type ShowDraft } from '../../../data/shows/show-draft.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { type Wizard, WizardContext } from '../wizard-context.ts';

export interface StepOptions {
  answers?: FakeResponses;
  draft?: Partial<ShowDraft>;
  features?: StationFeatures;
  isAdmin?: boolean;
  save?: Wizard['save'];
  failure?: string | null;
  /** Targets of the host's areas; all areas if absent. */
  areas?: readonly string[];
}

/** A draft that can be saved. */
export const completeDraft: ShowDraft = {
  ...newShowDraft,
  title: 'Harbour stories',
  description: 'Heard at the quay.',
  author: 'Harbour FM',
  email: 'post@harbour.example',
  square_image: '/wxyz/images/cover.jpg',
  rectangle_image: '/wxyz/images/share.jpg',
  itunes_categories: 'Arts',
};

/** Renders one step of the wizard in a frame of mocks. */
export function openStep(
  step: ReactNode,
  { answers = {}, draft, features = {}, isAdmin = true, save, failure = null, areas }: StepOptions,
) {
  useMessages.in(stores).setState({ messages: [] });
  useShowSetup
    .in(stores)
    .getState()
    .open({ ...completeDraft, ...draft }, 2);
  const station = fakeStation({
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const host = { navigate: vi.fn<(to: string) => void>(), ...(areas && { areas }) };
  const wizard: Wizard = {
    station: {
      slug: 'wxyz',
      name: 'WXYZ',
      timezone: 'America/New_York',
      permissions: { companyAdmin: false, admin: isAdmin, licence: 'full' },
      isAdmin,
      isPodcastOnlyUser: false,
      isLoggerOnlyUser: false,
      isAvess: false,
      features,
    },
    isNew: (draft?.id ?? null) === null,
    save: save ?? vi.fn<Wizard['save']>(async () => true),
    isSaving: false,
    failure,
    goTo: vi.fn<Wizard['goTo']>(),
  };
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <WizardContext value={wizard}>{step}</WizardContext>
    </PostKitProvider>,
  );
  return {
    user: userEvent.setup(),
    host,
    wizard,
    calls: station.calls,
    draft: () => useShowSetup.in(stores).getState().draft,
  };
}
