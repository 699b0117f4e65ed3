import { makeSettings as makeWireSettings } from '@postkit/sdk/testing';

/** The wire settings of a user at WXYZ, where nothing is set up. */
export function makeSettings() {
  return makeWireSettings({ station_list: [], widget_domain: '', authorizable_types: [] });
}
