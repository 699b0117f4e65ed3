import type { LoadedSettings } from '@postkit/sdk';

/** The facts in About: the version with its build and, for the user named `admin`, the deployment's tags. */
export function versionDetails({ settings, versions }: LoadedSettings): { name: string; value: string }[] {
  const { date, hash } = settings.version_blob;
  const build = [hash, date].filter(Boolean).join(', ');
  const facts = [
    { name: 'Version', value: build ? `${versions.app} (${build})` : versions.app },
    ...(settings.username === 'admin'
      ? [
          { name: 'Chart', value: versions.chartTag },
          { name: 'Image', value: versions.imageTag },
          { name: 'Color', value: versions.color },
        ]
      : []),
  ];
  return facts.filter((fact) => fact.value);
}
