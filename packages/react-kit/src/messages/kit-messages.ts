// Written by `npm run generate`.
import type * as playStream from '../data/audio-events/play-stream.messages.ts';
import type * as bulkDownloads from '../data/bulk-downloads/bulk-downloads.messages.ts';
import type * as deliveryText from '../data/deliveries/delivery-text.messages.ts';
import type * as destinationTypes from '../data/destinations/destination-types/destination-types.messages.ts';
import type * as changedFields from '../data/episodes/changed-fields/changed-fields.messages.ts';
import type * as putBack from '../data/episodes/put-back/put-back.messages.ts';
import type * as logSourceFields from '../data/logger/log-source-fields.messages.ts';
import type * as runs from '../data/schedules/runs/runs.messages.ts';
import type * as scheduleEntry from '../data/schedules/schedule-entry.messages.ts';
import type * as times from '../data/schedules/times.messages.ts';
import type * as passkey from '../data/second-factors/passkeys/passkey.messages.ts';
import type * as shareClips from '../data/share-clips/share-clips.messages.ts';
import type * as showList from '../data/shows/show-list.messages.ts';
import type * as audioTypes from '../data/uploads/audio-types.messages.ts';
import type * as uploads from '../data/uploads/uploads.messages.ts';
import type * as conflictDialog from '../host/conflict/conflict-dialog.messages.ts';
import type * as copyField from '../host/copy-field.messages.ts';
import type * as demo from '../host/demo/demo.messages.ts';
import type * as deniedNotice from '../host/frame/denied-notice.messages.ts';
import type * as provider from '../host/provider.messages.ts';
import type * as reportFailure from '../host/report-failure.messages.ts';
import type * as areas from '../host/session/areas.messages.ts';
import type * as time from '../host/time/time.messages.ts';
import type * as selection from '../parts/bulk-downloads/selection/selection.messages.ts';
import type * as deliveries from '../parts/deliveries/deliveries.messages.ts';
import type * as partsDestinationsDrawerDrawer from '../parts/destinations/drawer/drawer.messages.ts';
import type * as feed from '../parts/destinations/drawer/feed.messages.ts';
import type * as partsDestinationsSetup from '../parts/destinations/setup.messages.ts';
import type * as widget from '../parts/destinations/widget/widget.messages.ts';
import type * as audioVersions from '../parts/episodes/audio-versions/audio-versions.messages.ts';
import type * as downloadAudio from '../parts/episodes/download/download-audio.messages.ts';
import type * as embedAudio from '../parts/episodes/embed/embed-audio.messages.ts';
import type * as episodes from '../parts/episodes/episodes.messages.ts';
import type * as loudnessText from '../parts/episodes/preflight/loudness-text.messages.ts';
import type * as preflight from '../parts/episodes/preflight/preflight.messages.ts';
import type * as proposeChapters from '../parts/episodes/publish/propose-chapters.messages.ts';
import type * as publishDialog from '../parts/episodes/publish/publish-dialog.messages.ts';
import type * as publishTexts from '../parts/episodes/publish/publish-texts.messages.ts';
import type * as update from '../parts/episodes/publish/update.messages.ts';
import type * as replaceAudio from '../parts/episodes/replace-audio/replace-audio.messages.ts';
import type * as rights from '../parts/episodes/rights/rights.messages.ts';
import type * as share from '../parts/episodes/share/share.messages.ts';
import type * as episodeTable from '../parts/episodes/table/episode-table.messages.ts';
import type * as unpublish from '../parts/episodes/unpublish/unpublish.messages.ts';
import type * as categoryFields from '../parts/feeds/category-fields/category-fields.messages.ts';
import type * as podcastFields from '../parts/feeds/podcast-fields/podcast-fields.messages.ts';
import type * as imagePicker from '../parts/images/picker/image-picker.messages.ts';
import type * as logSource from '../parts/logger/log-source/log-source.messages.ts';
import type * as recording from '../parts/logger/recording/recording.messages.ts';
import type * as streamTest from '../parts/logger/stream-test/stream-test.messages.ts';
import type * as panel from '../parts/player/extras/panel.messages.ts';
import type * as player from '../parts/player/player.messages.ts';
import type * as partsSecondFactorsSetupSetup from '../parts/second-factors/setup/setup.messages.ts';
import type * as slotLinks from '../parts/slot-links/slot-links.messages.ts';
import type * as stationFields from '../parts/stations/fields/station-fields.messages.ts';
import type * as level from '../parts/timeline/level/level.messages.ts';
import type * as automaticTranscripts from '../parts/transcripts/automatic/automatic-transcripts.messages.ts';
import type * as weeklyRule from '../parts/weekly-rule/weekly-rule.messages.ts';
import type * as widgetCode from '../parts/widgets/code/widget-code.messages.ts';
import type * as widgetControls from '../parts/widgets/controls/widget-controls.messages.ts';
import type * as activity from '../screens/activity/activity.messages.ts';
import type * as advancedVideo from '../screens/advanced-video/advanced-video.messages.ts';
import type * as analytics from '../screens/analytics/analytics.messages.ts';
import type * as devices from '../screens/analytics/devices.messages.ts';
import type * as explain from '../screens/analytics/explain.messages.ts';
import type * as glossary from '../screens/analytics/glossary.messages.ts';
import type * as overview from '../screens/analytics/overview.messages.ts';
import type * as audioEditor from '../screens/audio-editor/audio-editor.messages.ts';
import type * as checks from '../screens/audio-editor/checks/checks.messages.ts';
import type * as day from '../screens/audio-editor/day/day.messages.ts';
import type * as drafts from '../screens/audio-editor/drafts/drafts.messages.ts';
import type * as drag from '../screens/audio-editor/drag/drag.messages.ts';
import type * as info from '../screens/audio-editor/info/info.messages.ts';
import type * as inspector from '../screens/audio-editor/inspector/inspector.messages.ts';
import type * as live from '../screens/audio-editor/live/live.messages.ts';
import type * as loudness from '../screens/audio-editor/loudness/loudness.messages.ts';
import type * as picking from '../screens/audio-editor/picking/picking.messages.ts';
import type * as range from '../screens/audio-editor/range/range.messages.ts';
import type * as stretch from '../screens/audio-editor/range/stretch/stretch.messages.ts';
import type * as sidebar from '../screens/audio-editor/sidebar/sidebar.messages.ts';
import type * as finish from '../screens/audio-editor/timeline-model/finish.messages.ts';
import type * as snap from '../screens/audio-editor/timeline/snap.messages.ts';
import type * as timelineEdits from '../screens/audio-editor/timeline/timeline-edits.messages.ts';
import type * as timeline from '../screens/audio-editor/timeline/timeline.messages.ts';
import type * as transcript from '../screens/audio-editor/transcript/transcript.messages.ts';
import type * as transcriptPanel from '../screens/audio-editor/transcripts/panel/transcript-panel.messages.ts';
import type * as words from '../screens/audio-editor/transcripts/words/words.messages.ts';
import type * as transport from '../screens/audio-editor/transport/transport.messages.ts';
import type * as waveformDrawer from '../screens/audio-editor/waveform-drawer/waveform-drawer.messages.ts';
import type * as waveform from '../screens/audio-editor/waveform/waveform.messages.ts';
import type * as campaigns from '../screens/campaigns/campaigns.messages.ts';
import type * as categories from '../screens/categories/categories.messages.ts';
import type * as groupFlags from '../screens/categories/group-flags.messages.ts';
import type * as company from '../screens/company/company.messages.ts';
import type * as stationForm from '../screens/company/form/station-form.messages.ts';
import type * as questions from '../screens/company/questions.messages.ts';
import type * as licences from '../screens/licences/licences.messages.ts';
import type * as corrections from '../screens/playout/corrections/corrections.messages.ts';
import type * as inputClock from '../screens/playout/drawer/input-clock.messages.ts';
import type * as inputForm from '../screens/playout/drawer/input-form.messages.ts';
import type * as inputs from '../screens/playout/inputs.messages.ts';
import type * as journal from '../screens/playout/journal/journal.messages.ts';
import type * as difference from '../screens/programmes/difference/difference.messages.ts';
import type * as programme from '../screens/programmes/programme/programme.messages.ts';
import type * as programmes from '../screens/programmes/programmes.messages.ts';
import type * as publicFiles from '../screens/programmes/public/public-files.messages.ts';
import type * as sources from '../screens/programmes/sources/sources.messages.ts';
import type * as plan from '../screens/rss-import/plan/plan.messages.ts';
import type * as rssImport from '../screens/rss-import/rss-import.messages.ts';
import type * as events from '../screens/schedule-setup/events/events.messages.ts';
import type * as scheduleSetup from '../screens/schedule-setup/schedule-setup.messages.ts';
import type * as holidays from '../screens/schedules/holidays/holidays.messages.ts';
import type * as screensSchedulesSchedules from '../screens/schedules/schedules.messages.ts';
import type * as embeds from '../screens/setup/embeds/embeds.messages.ts';
import type * as evidence from '../screens/setup/evidence/evidence.messages.ts';
import type * as stationLook from '../screens/setup/station-look/station-look.messages.ts';
import type * as logDays from '../screens/setup/storage-report/log-days/log-days.messages.ts';
import type * as storage from '../screens/setup/storage-report/storage.messages.ts';
import type * as testMail from '../screens/setup/test-mail/test-mail.messages.ts';
import type * as showDetails from '../screens/show-details/show-details.messages.ts';
import type * as autoFeed from '../screens/show-setup/auto-feed/auto-feed.messages.ts';
import type * as basicInfo from '../screens/show-setup/basic-info/basic-info.messages.ts';
import type * as displayDetails from '../screens/show-setup/display-details/display-details.messages.ts';
import type * as publishingDestinations from '../screens/show-setup/publishing-destinations/publishing-destinations.messages.ts';
import type * as screensShowSetupSchedulesSchedules from '../screens/show-setup/schedules/schedules.messages.ts';
import type * as showSetup from '../screens/show-setup/show-setup.messages.ts';
import type * as shows from '../screens/shows/shows.messages.ts';
import type * as passwordReset from '../screens/sign-in/password-reset/password-reset.messages.ts';
import type * as retry from '../screens/sign-in/retry.messages.ts';
import type * as secondStep from '../screens/sign-in/second-step/second-step.messages.ts';
import type * as signInFailure from '../screens/sign-in/sign-in-failure.messages.ts';
import type * as signIn from '../screens/sign-in/sign-in.messages.ts';
import type * as singleSignOn from '../screens/sign-in/single-sign-on/single-sign-on.messages.ts';
import type * as slot from '../screens/slot/slot.messages.ts';
import type * as stationExport from '../screens/station-export/station-export.messages.ts';
import type * as stationImport from '../screens/station-export/station-import.messages.ts';
import type * as tags from '../screens/tags/tags.messages.ts';
import type * as firstRun from '../screens/today/first-run/first-run.messages.ts';
import type * as today from '../screens/today/today.messages.ts';
import type * as userDialog from '../screens/users/form/user-dialog.messages.ts';
import type * as secondFactor from '../screens/users/second-factor.messages.ts';
import type * as userForm from '../screens/users/user-form.messages.ts';
import type * as users from '../screens/users/users.messages.ts';
import type * as videos from '../screens/videos/videos.messages.ts';
import type * as webhooks from '../screens/webhooks/webhooks.messages.ts';
import type * as apiKeys from '../shell/api-keys/api-keys.messages.ts';
import type * as keys from '../shell/keys/keys.messages.ts';
import type * as palette from '../shell/palette/palette.messages.ts';
import type * as previewPlayer from '../shell/preview-player/preview-player.messages.ts';
import type * as security from '../shell/second-factors/security.messages.ts';
import type * as ownSessions from '../shell/sessions/own-sessions/own-sessions.messages.ts';
import type * as shell from '../shell/shell.messages.ts';
import type * as nameStation from '../shell/stations/naming/name-station.messages.ts';
import type * as warnings from '../shell/warnings/warnings.messages.ts';
import type * as disabledWebhooks from '../shell/webhooks/disabled-webhooks.messages.ts';
import type * as site from '../site/site.messages.ts';
import type * as parts from '../standalone/parts.messages.ts';
import type * as comboBox from '../ui/combo-box/combo-box.messages.ts';
import type * as commandList from '../ui/command-list/command-list.messages.ts';
import type * as confirmDialog from '../ui/confirm-dialog/confirm-dialog.messages.ts';
import type * as copyButton from '../ui/copy-button/copy-button.messages.ts';
import type * as datePicker from '../ui/date-picker/date-picker.messages.ts';
import type * as dateRangePicker from '../ui/date-range-picker/date-range-picker.messages.ts';
import type * as deferred from '../ui/deferred/deferred.messages.ts';
import type * as dialog from '../ui/dialog/dialog.messages.ts';
import type * as discardDialog from '../ui/discard-dialog/discard-dialog.messages.ts';
import type * as uiDrawerDrawer from '../ui/drawer/drawer.messages.ts';
import type * as errorState from '../ui/error-state/error-state.messages.ts';
import type * as fileDrop from '../ui/file-drop/file-drop.messages.ts';
import type * as optionSearch from '../ui/list-box/option-search.messages.ts';
import type * as messageBar from '../ui/message-bar/message-bar.messages.ts';
import type * as multiSelect from '../ui/multi-select/multi-select.messages.ts';
import type * as pagination from '../ui/pagination/pagination.messages.ts';
import type * as passwordField from '../ui/password-field/password-field.messages.ts';
import type * as searchField from '../ui/search-field/search-field.messages.ts';
import type * as select from '../ui/select/select.messages.ts';
import type * as slider from '../ui/slider/slider.messages.ts';
import type * as spinner from '../ui/spinner/spinner.messages.ts';
import type * as table from '../ui/table/table.messages.ts';
import type * as tagInput from '../ui/tag-input/tag-input.messages.ts';
import type * as textArea from '../ui/text-area/text-area.messages.ts';
import type { ByKey } from './by-key.ts';

/** Every word of the kit, by the key of its module. */
export interface KitMessages
  extends
    ByKey<typeof playStream>,
    ByKey<typeof bulkDownloads>,
    ByKey<typeof deliveryText>,
    ByKey<typeof destinationTypes>,
    ByKey<typeof changedFields>,
    ByKey<typeof putBack>,
    ByKey<typeof logSourceFields>,
    ByKey<typeof runs>,
    ByKey<typeof scheduleEntry>,
    ByKey<typeof times>,
    ByKey<typeof passkey>,
    ByKey<typeof shareClips>,
    ByKey<typeof showList>,
    ByKey<typeof audioTypes>,
    ByKey<typeof uploads>,
    ByKey<typeof conflictDialog>,
    ByKey<typeof copyField>,
    ByKey<typeof demo>,
    ByKey<typeof deniedNotice>,
    ByKey<typeof provider>,
    ByKey<typeof reportFailure>,
    ByKey<typeof areas>,
    ByKey<typeof time>,
    ByKey<typeof selection>,
    ByKey<typeof deliveries>,
    ByKey<typeof partsDestinationsDrawerDrawer>,
    ByKey<typeof feed>,
    ByKey<typeof partsDestinationsSetup>,
    ByKey<typeof widget>,
    ByKey<typeof audioVersions>,
    ByKey<typeof downloadAudio>,
    ByKey<typeof embedAudio>,
    ByKey<typeof episodes>,
    ByKey<typeof loudnessText>,
    ByKey<typeof preflight>,
    ByKey<typeof proposeChapters>,
    ByKey<typeof publishDialog>,
    ByKey<typeof publishTexts>,
    ByKey<typeof update>,
    ByKey<typeof replaceAudio>,
    ByKey<typeof rights>,
    ByKey<typeof share>,
    ByKey<typeof episodeTable>,
    ByKey<typeof unpublish>,
    ByKey<typeof categoryFields>,
    ByKey<typeof podcastFields>,
    ByKey<typeof imagePicker>,
    ByKey<typeof logSource>,
    ByKey<typeof recording>,
    ByKey<typeof streamTest>,
    ByKey<typeof panel>,
    ByKey<typeof player>,
    ByKey<typeof partsSecondFactorsSetupSetup>,
    ByKey<typeof slotLinks>,
    ByKey<typeof stationFields>,
    ByKey<typeof level>,
    ByKey<typeof automaticTranscripts>,
    ByKey<typeof weeklyRule>,
    ByKey<typeof widgetCode>,
    ByKey<typeof widgetControls>,
    ByKey<typeof activity>,
    ByKey<typeof advancedVideo>,
    ByKey<typeof analytics>,
    ByKey<typeof devices>,
    ByKey<typeof explain>,
    ByKey<typeof glossary>,
    ByKey<typeof overview>,
    ByKey<typeof audioEditor>,
    ByKey<typeof checks>,
    ByKey<typeof day>,
    ByKey<typeof drafts>,
    ByKey<typeof drag>,
    ByKey<typeof info>,
    ByKey<typeof inspector>,
    ByKey<typeof live>,
    ByKey<typeof loudness>,
    ByKey<typeof picking>,
    ByKey<typeof range>,
    ByKey<typeof stretch>,
    ByKey<typeof sidebar>,
    ByKey<typeof finish>,
    ByKey<typeof snap>,
    ByKey<typeof timelineEdits>,
    ByKey<typeof timeline>,
    ByKey<typeof transcript>,
    ByKey<typeof transcriptPanel>,
    ByKey<typeof words>,
    ByKey<typeof transport>,
    ByKey<typeof waveformDrawer>,
    ByKey<typeof waveform>,
    ByKey<typeof campaigns>,
    ByKey<typeof categories>,
    ByKey<typeof groupFlags>,
    ByKey<typeof company>,
    ByKey<typeof stationForm>,
    ByKey<typeof questions>,
    ByKey<typeof licences>,
    ByKey<typeof corrections>,
    ByKey<typeof inputClock>,
    ByKey<typeof inputForm>,
    ByKey<typeof inputs>,
    ByKey<typeof journal>,
    ByKey<typeof difference>,
    ByKey<typeof programme>,
    ByKey<typeof programmes>,
    ByKey<typeof publicFiles>,
    ByKey<typeof sources>,
    ByKey<typeof plan>,
    ByKey<typeof rssImport>,
    ByKey<typeof events>,
    ByKey<typeof scheduleSetup>,
    ByKey<typeof holidays>,
    ByKey<typeof screensSchedulesSchedules>,
    ByKey<typeof embeds>,
    ByKey<typeof evidence>,
    ByKey<typeof stationLook>,
    ByKey<typeof logDays>,
    ByKey<typeof storage>,
    ByKey<typeof testMail>,
    ByKey<typeof showDetails>,
    ByKey<typeof autoFeed>,
    ByKey<typeof basicInfo>,
    ByKey<typeof displayDetails>,
    ByKey<typeof publishingDestinations>,
    ByKey<typeof screensShowSetupSchedulesSchedules>,
    ByKey<typeof showSetup>,
    ByKey<typeof shows>,
    ByKey<typeof passwordReset>,
    ByKey<typeof retry>,
    ByKey<typeof secondStep>,
    ByKey<typeof signInFailure>,
    ByKey<typeof signIn>,
    ByKey<typeof singleSignOn>,
    ByKey<typeof slot>,
    ByKey<typeof stationExport>,
    ByKey<typeof stationImport>,
    ByKey<typeof tags>,
    ByKey<typeof firstRun>,
    ByKey<typeof today>,
    ByKey<typeof userDialog>,
    ByKey<typeof secondFactor>,
    ByKey<typeof userForm>,
    ByKey<typeof users>,
    ByKey<typeof videos>,
    ByKey<typeof webhooks>,
    ByKey<typeof apiKeys>,
    ByKey<typeof keys>,
    ByKey<typeof palette>,
    ByKey<typeof previewPlayer>,
    ByKey<typeof security>,
    ByKey<typeof ownSessions>,
    ByKey<typeof shell>,
    ByKey<typeof nameStation>,
    ByKey<typeof warnings>,
    ByKey<typeof disabledWebhooks>,
    ByKey<typeof site>,
    ByKey<typeof parts>,
    ByKey<typeof comboBox>,
    ByKey<typeof commandList>,
    ByKey<typeof confirmDialog>,
    ByKey<typeof copyButton>,
    ByKey<typeof datePicker>,
    ByKey<typeof dateRangePicker>,
    ByKey<typeof deferred>,
    ByKey<typeof dialog>,
    ByKey<typeof discardDialog>,
    ByKey<typeof uiDrawerDrawer>,
    ByKey<typeof errorState>,
    ByKey<typeof fileDrop>,
    ByKey<typeof optionSearch>,
    ByKey<typeof messageBar>,
    ByKey<typeof multiSelect>,
    ByKey<typeof pagination>,
    ByKey<typeof passwordField>,
    ByKey<typeof searchField>,
    ByKey<typeof select>,
    ByKey<typeof slider>,
    ByKey<typeof spinner>,
    ByKey<typeof table>,
    ByKey<typeof tagInput>,
    ByKey<typeof textArea> {}

/** The modules with one of these keys, and those below them. */
export type Area<Prefix extends string> = Pick<
  KitMessages,
  Extract<keyof KitMessages, Prefix | `${Prefix}/${string}`>
>;
