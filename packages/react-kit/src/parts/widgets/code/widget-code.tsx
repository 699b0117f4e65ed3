import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  embedCode,
  type EmbedStyle,
  type FrameSize,
  frameSize,
  type WidgetConfig,
} from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useSettled } from '../../../host/use-settled.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import './widget-code.css';
import { useWords } from '../../../words/use-words.ts';
import { widgetCodeMessages } from './widget-code.messages.ts';

const copiedMilliseconds = 2000;

type CopyState = 'idle' | 'copied' | 'refused';

/** Copies text through the host. `copied` lasts for 2 seconds after the last copy. */
function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const { host } = usePostKit();
  const [{ state, count }, set] = useState<{ state: CopyState; count: number }>({ state: 'idle', count: 0 });

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => set({ state: 'idle', count }), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [state, count]);

  async function copy(text: string) {
    try {
      await host.copyText(text);
      set({ state: 'copied', count: count + 1 });
    } catch {
      set({ state: 'refused', count });
    }
  }

  return [state, copy];
}

export interface WidgetCodeProps {
  config: WidgetConfig;
  /** The settings' `widget_domain`. */
  widgetDomain: string;
  /** Overrides the size that follows from the config, as in the Embed Audio dialog (`episodeFrameSize`). */
  size?: FrameSize | undefined;
  /** The frame's name, and the text of the link for browsers without scripts. */
  title?: string | undefined;
  defaultStyle?: EmbedStyle | undefined;
  /** Hides the preview, for callers that already show the player. */
  isPreviewed?: boolean | undefined;
  /** Shown between the preview and the code. */
  children?: ReactNode;
}

const previewDelayMilliseconds = 250;

/** A preview of the player, and the code that embeds it in a page. */
export function WidgetCode({
  config,
  widgetDomain,
  size = frameSize(config),
  title,
  defaultStyle = 'script',
  isPreviewed,
  children,
}: WidgetCodeProps) {
  const widgetCodeWords = useWords(widgetCodeMessages);
  const [style, setStyle] = useState<EmbedStyle>(defaultStyle);
  const [copyState, copy] = useCopy();
  const box = useRef<HTMLTextAreaElement>(null);
  const code = embedCode(config, { widgetDomain, size, title });
  // A colour that is being picked changes with each pointer move, and each change loads the frame.
  const previewed = useSettled(code.src, previewDelayMilliseconds);
  const messages = widgetCodeWords;

  useEffect(() => {
    if (copyState === 'refused') box.current?.select();
  }, [copyState]);

  const panel = (
    <div className="pk-widget-code-panel">
      <TextArea
        ref={box}
        label={messages.code}
        value={code[style]}
        rows={4}
        isReadOnly
        isCode
        spellCheck={false}
        errorMessage={copyState === 'refused' ? messages.cannotCopy : undefined}
        onChange={() => {}}
      />
      <div className="pk-widget-code-actions">
        <Button variant="primary" onPress={() => void copy(code[style])}>
          <span aria-live="polite">{copyState === 'copied' ? messages.copied : messages.copy}</span>
        </Button>
      </div>
      <ul className="pk-widget-code-instructions">
        {messages.instructions[style].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );

  return (
    <div className="pk-widget-code">
      {!isPreviewed && (
        <div className="pk-widget-code-preview">
          <iframe
            title={messages.preview}
            src={previewed}
            width={size.width}
            height={size.height}
            allow="autoplay; clipboard-write"
          />
        </div>
      )}
      {children}
      <Tabs
        label={messages.styles}
        value={style}
        onChange={setStyle}
        items={(['script', 'iframe'] as const).map((id) => ({
          id,
          label: messages.style[id],
          content: panel,
        }))}
      />
    </div>
  );
}
