import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { siteStyles } from './site-styles.ts';
import { siteMessages } from './site.messages.ts';
import type { SiteData } from './use-site-data.ts';

export interface SiteBlockProps<Data> {
  heading: string | false;
  state: SiteData<Data>;
  children: (data: Data) => ReactNode;
}

/** The frame of a block: its heading, and the content or its placeholder. React puts the style sheet into the page once. */
export function SiteBlock<Data>({ heading, state, children }: SiteBlockProps<Data>) {
  const { data } = state;
  return (
    <section className="pks" aria-label={heading === false ? undefined : heading}>
      <style href="postkit-site" precedence="medium">
        {siteStyles}
      </style>
      <div className="pks-block">
        {heading !== false && <h2>{heading}</h2>}
        {data === undefined ? <Waiting state={state} /> : children(data)}
      </div>
    </section>
  );
}

function Waiting({ state }: { state: SiteData<unknown> }) {
  const messages = useWords(siteMessages);
  return state.hasFailed ? (
    <div role="alert">
      <p>{messages.failed}</p>
      <button type="button" onClick={state.retry}>
        {messages.retry}
      </button>
    </div>
  ) : (
    <div className="pks-skeleton" role="status" aria-label={messages.loading}>
      <span />
      <span />
      <span />
    </div>
  );
}

/** A cover; the text beside it names it. `isFirst` if it is at the top of a page, where waiting for it would show. */
export function Cover({
  src,
  size,
  isFirst = false,
}: {
  src: string | null;
  size: number;
  isFirst?: boolean;
}) {
  return src === null ? (
    <span className="pks-cover" />
  ) : (
    <img
      className="pks-cover"
      src={src}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
