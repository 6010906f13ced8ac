import { useEffect, useRef } from 'react';
import { useLeaveGuard } from '#app/lib/routing/use-leave-guard.ts';
import * as m from '#messages/payment.js';
import { UnsavedChangesDialog } from '#ui/sections/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import type { ChargeStage } from './CardFormContainer.tsx';

/** Asks before the page is left while the card is being charged. */
export function LeaveCharge({ stage }: { stage: ChargeStage }) {
  const isCharging = stage !== 'idle';
  const isChallenged = stage === 'challenged';
  const { isAsked, onStay, onLeave } = useLeaveGuard(isCharging);
  // Show the outcome first if it arrives while the dialog is open.
  useEffect(() => {
    if (isAsked && !isCharging) onStay();
  });
  const leavesChallenge = useRef(false);
  useEffect(
    () => () => {
      // The card provider's script owns the challenge. Only a new document removes it.
      if (leavesChallenge.current) window.location.reload();
    },
    [],
  );
  return (
    <UnsavedChangesDialog
      title={isChallenged ? m.leaveApproval() : m.leaveCharge()}
      isAsked={isAsked}
      onStay={onStay}
      onLeave={() => {
        leavesChallenge.current = isChallenged;
        onLeave();
      }}
    >
      {isChallenged ? m.leaveApprovalText() : m.leaveChargeText()}
    </UnsavedChangesDialog>
  );
}
