import { oauthSettings } from './features/authorizations/index.ts';
import { platformSettings } from './features/deliveries/index.ts';

/** The settings of all platforms, with those of the accounts that users authorize there. */
export const adapterSettings = [...platformSettings, ...oauthSettings];
