import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading/heading.tsx';
import { useTitle } from '../use-title.ts';
import { InPlaceOfContent, type WaitTexts } from './in-place-of-content.tsx';
import { Page, type PageProps } from './page.tsx';
import type { ReadyScreen, ScreenWait } from './use-screen.ts';
import './screen-frame.css';

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

interface ScreenFrameProps extends PageProps {
  heading: string;
  /** A line below the heading. */
  intro?: ReactNode;
  /** At the end of the heading's line. */
  action?: ReactNode;
}

/** Frame of a screen with its heading, which stays while the content loads. */
function ScreenFrame({ heading, intro, action, children, ...page }: ScreenFrameProps) {
  return (
    <Page {...page}>
      <header className="pk-screen-head">
        <div className="pk-screen-title">
          <Heading level={1}>{heading}</Heading>
          {intro && <p className="pk-muted">{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </Page>
  );
}
