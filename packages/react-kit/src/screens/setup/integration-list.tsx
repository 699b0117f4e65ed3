import HardDrive from 'lucide-react/icons/hard-drive';
import Mail from 'lucide-react/icons/mail';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Palette from 'lucide-react/icons/palette';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { Connection, LatestDelivery } from '@postkit/sdk/schema';
import { integrations, type IntegrationType } from '../../data/destinations/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { DestinationIcon } from '../../parts/destinations/destination-label/index.ts';
import type { SetupSection } from '../../parts/destinations/index.ts';
import { setupMessages } from '../../parts/destinations/index.ts';
import { NavList } from '../../ui/nav-list/nav-list.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';

export interface IntegrationListProps {
  station: string;
  offered: readonly IntegrationType[];
  destinations: readonly Connection[];
  /** Undefined until they are loaded. */
  latest: ReadonlyMap<number, LatestDelivery> | undefined;
  /** Those of the station that the user may open. */
  sections: readonly SetupSection[];
  current: IntegrationType | SetupSection;
  onChoose: (type: IntegrationType) => void;
  onSection: (section: SetupSection) => void;
}

const sectionIcons = {
  look: <Palette aria-hidden="true" />,
  storage: <HardDrive aria-hidden="true" />,
  evidence: <ShieldCheck aria-hidden="true" />,
  mail: <Mail aria-hidden="true" />,
} as const;

/** The integrations, each with its number of destinations, and the sections of the station. */
export function IntegrationList({
  station,
  offered,
  destinations,
  latest,
  sections,
  current,
  onChoose,
  onSection,
}: IntegrationListProps) {
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const { host } = usePostKit();
  const items = offered.map((type) => {
    const own = destinations.filter((destination) => destination.type === type);
    const count = own.length;
    const failing = own.filter(({ id, status }) => status && latest?.get(id)?.status === 'failed').length;
    return {
      id: type,
      label: integrations(catalogue)[type].label,
      icon: <DestinationIcon type={type} />,
      href: host.hrefOf(`/${station}/setup?integration=${type}`),
      isCurrent: type === current,
      badge: count > 0 && (
        <span className="pk-setup-count">
          {failing > 0 && (
            <span className="pk-setup-failing">
              <OctagonAlert aria-hidden="true" />
              <span data-visually-hidden>{messages.failing(failing)}</span>
            </span>
          )}
          <span aria-hidden="true">{count}</span>
          <span data-visually-hidden>{messages.count(count)}</span>
        </span>
      ),
    };
  });
  const ofStation = sections.map((id) => ({
    id,
    label: messages[id],
    icon: sectionIcons[id],
    href: host.hrefOf(`/${station}/setup?section=${id}`),
    isCurrent: current === id,
  }));
  return (
    <div className="pk-setup-integrations">
      <NavList
        label={messages.integrations}
        sections={[{ id: 'all', label: messages.integrations, items }]}
        onSelect={(item, event) => {
          event.preventDefault();
          const type = offered.find((each) => each === item.id);
          if (type) onChoose(type);
        }}
      />
      <NavList
        label={messages.station}
        sections={[{ id: 'station', label: messages.station, items: ofStation }]}
        onSelect={(item, event) => {
          event.preventDefault();
          const section = sections.find((each) => each === item.id);
          if (section) onSection(section);
        }}
      />
    </div>
  );
}
