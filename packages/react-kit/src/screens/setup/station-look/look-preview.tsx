import ListMusic from 'lucide-react/icons/list-music';
import Podcast from 'lucide-react/icons/podcast';
import { accentProperties } from '../../../host/accent-properties.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import type { Theme } from '../../../ui/root/root.tsx';
import { StationLogo } from '../../../ui/station-mark/station-logo.tsx';
import { useWords } from '../../../words/use-words.ts';
import { stationLookMessages } from './station-look.messages.ts';

export interface LookPreviewProps {
  accent: string | null;
  /** Complete address; empty for none. */
  logo: string;
  station: string;
}

/** A look in both themes, whichever one the page has. */
export function LookPreview(look: LookPreviewProps) {
  const messages = useWords(stationLookMessages);
  return (
    <div className="pk-look-preview" role="group" aria-label={messages.preview}>
      <Sample theme="light" {...look} />
      <Sample theme="dark" {...look} />
    </div>
  );
}

function Sample({ theme, accent, logo, station }: LookPreviewProps & { theme: Theme }) {
  const messages = useWords(stationLookMessages);
  const colors = accentProperties(accent);
  return (
    <figure className="pk-look-figure">
      <figcaption className="pk-muted">{messages.themes[theme]}</figcaption>
      {/* Inert: the sample is a picture of the kit's parts. */}
      <div className="pk pk-look-sample" data-theme={theme} data-accent={colors && ''} style={colors} inert>
        <div className="pk-look-menu">
          <span className="pk-look-station">
            <StationLogo src={logo} />
            <span className="pk-truncate">{station}</span>
          </span>
          <span className="pk-look-entry">
            <Podcast aria-hidden="true" />
            {messages.sampleOther}
          </span>
          <span className="pk-look-entry" data-current>
            <ListMusic aria-hidden="true" />
            {messages.samplePage}
          </span>
        </div>
        <div className="pk-look-page">
          <span className="pk-look-line">
            <Link href="#">{messages.sampleLink}</Link>
            <Badge tone="accent">{messages.sampleTag}</Badge>
          </span>
          <ProgressBar label={messages.sampleProgress} value={62} />
          <Button variant="primary" size="small">
            {messages.sampleButton}
          </Button>
        </div>
      </div>
    </figure>
  );
}
