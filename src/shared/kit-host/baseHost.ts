import { createElement, Fragment, lazy, Suspense } from 'react';
import type { PageUse } from '@/contract/content/references';
import { ERROR } from '@/contract/error-codes';
import { useCan } from '@/core/auth/permission';
import { serverNow } from '@/core/clock/clock';
import { call } from '@/core/http/call';
import { type CallWarning, isCallError } from '@/core/http/callError';
import { useChanges } from '@/core/http/freshness';
import { currentLocale, text, useText } from '@/core/i18n';
import { useIsPhone, useIsWide } from '@/core/media/media';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import type { KitHost } from '@kit/host';
import type { CallFailure } from '@kit/types';

const AskedUses = lazy(async () => ({ default: (await import('../page-uses/AskedUses')).AskedUses }));

/**
 * If the server asks for confirmation because pages use the object to be removed, they are listed below the question.
 */
function asked({ code, msg }: CallWarning, data: unknown) {
  const isNamed = typeof data === 'object' && data !== null && 'usedBy' in data && Array.isArray(data.usedBy);
  if (code !== ERROR.usedByPages || !isNamed) return { code, msg };
  // In the format of the server's `demandUnused`.
  const uses = createElement(AskedUses, { uses: data.usedBy as PageUse[] });
  return { code, msg: createElement(Fragment, null, msg, createElement(Suspense, { fallback: null }, uses)) };
}

function failureOf(error: unknown): CallFailure | undefined {
  if (!isCallError(error)) return undefined;
  const { kind, msg, fields, warnings, code, data } = error;
  return {
    msg,
    // The end of a session has its own message, and an aborted call needs none.
    isSilent: kind === 'aborted' || kind === 'unauthorised',
    fields,
    warnings: warnings?.map((one) => asked(one, data)),
    // Some writes answer only that the version is stale, without the record to compare with.
    ...(code === ERROR.versionConflict && data !== null ? { current: data } : {}),
  };
}

/**
 * What the kit needs on every page, the sign-in included. A function, because modules that it imports may import this
 * one.
 */
export const baseHost = () =>
  ({
    locale: currentLocale,
    now: serverNow,
    text,
    useText,
    useCan,
    useIsWide,
    useIsPhone,
    // The contract's endpoints have all fields of the kit's endpoints.
    call: call as KitHost['call'],
    failureOf,
    notify: notifier,
    navigate,
    useChanges,
  }) satisfies Partial<KitHost>;
