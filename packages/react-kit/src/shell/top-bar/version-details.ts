import type { LoadedSettings } from '@postkit/sdk';
import type { Catalogue } from '../../words/catalogue.ts';
import { shellMessages } from '../shell.messages.ts';

/** The facts in About: the version with its build and, for the user named `admin`, the deployment's tags. */
export function versionDetails(
  { settings, versions }: LoadedSettings,
  catalogue: Catalogue,
): { name: string; value: string }[] {
  const { facts: words } = catalogue.wordsOf(shellMessages);
  const { date, hash } = settings.version_blob;
  const build = [hash, date].filter(Boolean).join(', ');
  const facts = [
    { name: words.version, value: build ? `${versions.app} (${build})` : versions.app },
    ...(settings.username === 'admin'
      ? [
          { name: words.chart, value: versions.chartTag },
          { name: words.image, value: versions.imageTag },
          { name: words.color, value: versions.color },
        ]
      : []),
  ];
  return facts.filter((fact) => fact.value);
}
