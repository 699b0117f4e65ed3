import { adapterSettings } from './adapter-settings.ts';
import { folderFaults } from './platform/settings/folder-faults.ts';
import { settingFaults } from './platform/settings/setting-faults.ts';
import { SettingsError } from './platform/settings/settings-error.ts';

/** All that is wrong with the settings of a start, including its folders. */
export function explainSettings(env: NodeJS.ProcessEnv): Error {
  return new SettingsError([...settingFaults(env, adapterSettings), ...folderFaults(env)], env);
}
