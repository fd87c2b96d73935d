/** A word that names nothing to an engineer who is new to this project. */
export interface RetiredWord {
  /** In kebab-case; several words match as a sequence. */
  word: string;
  /** The term to use instead. */
  use: string;
  /** The folders where the word is retired; everywhere unless given. */
  within?: RegExp;
  /** Names in kebab-case in which the word has its ordinary meaning. */
  except?: string[];
}

const browser = /^(host|remote-[^/]+|shared)\//;
const art = /^shared\/src\/art\//;
const notArt = /^(?!shared\/src\/(art|theme)\/)/;
const provider = /^provider\//;
const edge = /^(edge|tooling|e2e)\//;

/** Rejected in paths and in exported names by `no-retired-words`. */
export const retiredWords: RetiredWord[] = [
  // Host
  { word: 'attend', use: 'startBackgroundTasks' },
  { word: 'attendant', use: 'background tasks' },
  { word: 'warm', use: 'prefetch', within: browser },
  { word: 'door', use: 'exposed module' },
  { word: 'patience', use: 'timeout, with its unit' },
  { word: 'gold', use: 'golden assets', within: notArt, except: ['gold-flakes'] },
  { word: 'tell', use: 'notify' },
  { word: 'told', use: 'shown, notified' },
  { word: 'cover', use: 'placeholder', except: ['covers'] },
  { word: 'awake', use: 'hydrated' },
  { word: 'new-page', use: 'RouteFocus', within: browser },
  { word: 'after-refusal', use: 'SessionExpiredRedirect' },
  { word: 'visitor', use: 'hydrated value, signed-out player', within: browser },
  { word: 'entries', use: 'MainNav', within: /^host\// },
  { word: 'way-in', use: 'PrimaryCta' },
  { word: 'opening', use: 'Hero', within: browser },
  { word: 'frontispiece', use: 'Hero' },
  { word: 'lost', use: 'error', within: browser },
  { word: 'centre', use: 'center' },
  // Shared
  { word: 'guest', use: 'embed' },
  { word: 'in-passing', use: 'showTransientToast' },
  { word: 'elsewhere', use: 'external page', within: browser },
  { word: 'take-first-call', use: 'takePreloadedResponse' },
  { word: 'farewell', use: 'sign-out' },
  { word: 'unreadable', use: 'invalid response', within: browser },
  { word: 'plate', use: 'panel, illustration' },
  { word: 'notice', use: 'alert, notification', within: browser, except: ['external-page-notice'] },
  { word: 'said', use: 'status message' },
  // Provider
  { word: 'refusal', use: 'problem' },
  { word: 'meanings', use: 'problemByCode', within: provider },
  { word: 'desk', use: 'service, checkout' },
  { word: 'errand', use: 'state' },
  { word: 'ledger', use: 'batch state, reconciliation' },
  { word: 'means', use: 'context' },
  { word: 'overruled', use: 'conflict' },
  { word: 'joined', use: 'textArrayParam', within: provider },
  { word: 'kept', use: 'record, stored' },
  { word: 'brought-back', use: 'code submission', within: provider },
  { word: 'asking', use: 'code request', within: provider },
  { word: 'asked', use: 'identifier, request', within: provider },
  { word: 'worthless', use: 'expiredOrUsed' },
  { word: 'hand-over', use: 'setSessionCookie' },
  { word: 'take-back', use: 'clearSessionCookie' },
  { word: 'recognise', use: 'authenticate' },
  { word: 'tally', use: 'cached counts' },
  { word: 'meter', use: 'metric' },
  { word: 'book', use: 'reconciliation, cache' },
  { word: 'medias', use: 'media' },
  { word: 'freshness', use: 'HTTP caching' },
  { word: 'sweep', use: 'maintenance job' },
  { word: 'sweeper', use: 'maintenance job' },
  { word: 'housekeeping', use: 'maintenance job' },
  { word: 'keeper', use: 'account, user' },
  { word: 'plant', use: 'seed' },
  { word: 'planted', use: 'seeded' },
  // Auth remote
  { word: 'trouble', use: 'error code' },
  { word: 'prove', use: 'authenticate' },
  { word: 'wrong-with', use: 'validateField' },
  // Edge, tooling, tests, bench
  { word: 'fit', use: 'compatibility', within: edge },
  { word: 'misfit', use: 'incompatibility' },
  { word: 'soon', use: 'after paint', within: edge },
  { word: 'stranger', use: 'signed-out player, embedding page' },
  { word: 'folded', use: 'the state by its name' },
  { word: 'drawn', use: 'prerendered', within: edge },
  { word: 'fence', use: 'import rule' },
  { word: 'breach', use: 'violation, crack' },
  { word: 'house', use: 'workspace, project' },
  { word: 'people', use: 'flows', within: /^e2e\// },
  { word: 'alive', use: 'hydrated', within: /^e2e\/(browser|flows)\// },
  { word: 'settled', use: 'idle', within: /^e2e\// },
  { word: 'guard', use: 'mutation', within: /^bench\// },
  { word: 'lane', use: 'connection pool', within: /^bench\// },
  { word: 'player', use: 'client', within: /^bench\// },
  // Art
  { word: 'bedding', use: 'egg base', within: art },
  { word: 'candling', use: 'inner glow', within: art },
  { word: 'gilding', use: 'gold finish', within: art },
  { word: 'plinth', use: 'pedestal', within: art },
  { word: 'wash', use: 'watercolor', within: art },
];
