import type { ReactNode } from 'react';
import { useTitle } from '../use-title.ts';
import { InPlaceOfContent, type WaitTexts } from './in-place-of-content.tsx';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx';
import type { ReadyScreen, ScreenWait } from './use-screen.ts';

type PageTitle = { exact: string } | { screen: string };

interface Content<Data, Name extends string> extends WaitTexts<Name> {
  state: ScreenWait<Name> | ReadyScreen<Data>;
  children: (ready: ReadyScreen<Data>) => ReactNode;
}

export type ScreenProps<Data, Name extends string> = Content<Data, Name> &
  /** With a heading, the screen draws the frame, and `action` once there is content. */
  (
    | (Omit<ScreenFrameProps, 'children'> & {
        /** Page title; defaults to the heading. */
        title?: PageTitle;
        /** Name of the screen for a user who may not open it; defaults to the heading. */
        name?: string;
      })
    /** Without a heading, the content has its own frame, and this one surrounds everything else. */
    | { frame: (content: ReactNode) => ReactNode; title: PageTitle; name: string }
  );

/** A screen with its page title: its content, or the reason why it cannot be shown. */
export function Screen<Data, Name extends string>(props: ScreenProps<Data, Name>) {
  const { state, children } = props;
  const titled =
    'frame' in props ? props : { title: { screen: props.heading }, name: props.heading, ...props };
  useTitle(titled.title);
  const isReady = state.status === 'ready';
  const content = isReady ? children(state) : <InPlaceOfContent {...titled} state={state} />;
  if ('frame' in props) return isReady ? content : props.frame(content);
  const { heading, intro, action, kind, isFilled, className, ref } = props;
  return (
    <ScreenFrame {...{ heading, kind, isFilled, className, ref }} intro={intro} action={isReady && action}>
      {content}
    </ScreenFrame>
  );
}
