import type { ReactNode } from 'react';
import { AdvancedVideoScreen } from '@postkit/react-kit/screens/advanced-video';
import { AudioEditorScreen } from '@postkit/react-kit/screens/audio-editor';
import {
  DestinationDrawerScreen,
  WidgetConfiguratorScreen,
} from '@postkit/react-kit/screens/destination-drawers';
import { ScheduleSetupScreen } from '@postkit/react-kit/screens/schedule-setup';
import { ShowDetailsScreen } from '@postkit/react-kit/screens/show-details';
import { ShowSetupScreen } from '@postkit/react-kit/screens/show-setup';
import { SignInScreen } from '@postkit/react-kit/screens/sign-in';
import { SlotScreen } from '@postkit/react-kit/screens/slot';
import { parts } from './parts.tsx';
import { plainScreens } from './plain-screens.ts';

const close = () => document.body.setAttribute('data-closed', '');

/** Screens and parts under the names of their entries, `./screens/<name>` and `./parts/<name>`; `word` reads a parameter of the address. */
export function screens(word: (name: string) => string): Readonly<Record<string, () => ReactNode>> {
  return {
    'sign-in': () => <SignInScreen forgotAddress="https://help.example.org/reset" />,
    slot: () => <SlotScreen token={word('token')} />,
    'destination-drawers': () =>
      word('widget') ? (
        <WidgetConfiguratorScreen destinationId={Number(word('widget'))} onClose={close} />
      ) : (
        <DestinationDrawerScreen type="rss" onClose={close} />
      ),
    ...inMain({
      ...Object.fromEntries(Object.entries(plainScreens).map(([name, Screen]) => [name, () => <Screen />])),
      'show-details': () => <ShowDetailsScreen showId={Number(word('show'))} />,
      'show-setup': () => <ShowSetupScreen showId={word('show') || 'new'} />,
      'audio-editor': () => <AudioEditorScreen />,
      'schedule-setup': () => <ScheduleSetupScreen scheduleId={word('schedule') || 'new'} />,
      'advanced-video': () => (
        <AdvancedVideoScreen showId={Number(word('show'))} episodeId={Number(word('episode'))} />
      ),
      ...parts(word),
    }),
  };
}

/** The screens, each in the page's `main`. */
function inMain(views: Readonly<Record<string, () => ReactNode>>): Record<string, () => ReactNode> {
  return Object.fromEntries(Object.entries(views).map(([name, view]) => [name, () => <main>{view()}</main>]));
}
