import { Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { PARTY_TYPE, type PartyType, type Statement } from '@/contract/finance/statements';
import { useText } from '@/core/i18n';
import { session } from '@/core/session/session';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { useTyped } from '@/ui/form/useTyped';
import { partyType } from '../partyType';
import { useParties } from '../useParties';

type Scope = 'party' | 'branch';

function ScopePicker({ scope, onScope }: { scope: Scope; onScope: (scope: Scope) => void }) {
  const text = useText();
  return (
    <Segmented<Scope>
      aria-label={text('ruleTable.scope')}
      value={scope}
      onChange={onScope}
      options={[
        { value: 'party', label: text('ruleTable.party') },
        { value: 'branch', label: text('ruleTable.branch') },
      ]}
    />
  );
}

const WIDE = { minWidth: 200 };

/** Both fields are the key: a customer and a supplier may have one id. */
interface Party {
  partyType: PartyType;
  partyId: string;
}

const valueOf = ({ partyType, partyId }: Party) => `${partyType} ${partyId}`;

interface PartyProps {
  branchId: string | undefined;
  party: Party | undefined;
  onParty: (party: Party | undefined) => void;
}

/** One partner of the company; without a partner, the whole company. */
function PartySelect({ branchId = '', party, onParty }: PartyProps) {
  const text = useText();
  const { typed, showSearch } = useTyped();
  const customers = useParties(branchId, PARTY_TYPE.customer, typed);
  const suppliers = useParties(branchId, PARTY_TYPE.supplier, typed);
  const groups = [
    { type: PARTY_TYPE.customer, parties: customers.options },
    { type: PARTY_TYPE.supplier, parties: suppliers.options },
  ].map(({ type, parties }) => ({
    label: partyType.labelOf(type),
    options: parties.map(({ value: partyId, label }) => ({ value: valueOf({ partyType: type, partyId }), label })),
  }));
  const choose = (value: string | null) => {
    const [type, partyId] = value?.split(' ') ?? [];
    const chosen = Object.values(PARTY_TYPE).find((one) => String(one) === type);
    onParty(chosen && partyId ? { partyType: chosen, partyId } : undefined);
  };
  return (
    <Select<string | null>
      allowClear
      style={WIDE}
      aria-label={text('ruleTable.onlyParty')}
      placeholder={text('ruleTable.allParties')}
      disabled={branchId === ''}
      loading={customers.loading || suppliers.loading}
      value={party ? valueOf(party) : null}
      onChange={choose}
      showSearch={showSearch}
      options={groups.filter(({ options }) => options.length > 0)}
    />
  );
}

const partyOf = ({ partyType, partyId }: Statement): Party => ({ partyType, partyId });

interface Asked {
  /** Its partner or company is meant; without a statement, the user chooses. */
  statement: Statement | undefined;
  /** All companies that the user may see can be chosen together. */
  hasAll?: boolean;
}

/** Whose rules are meant, and the controls that choose them. */
export function useWhose({ statement, hasAll = false }: Asked) {
  const text = useText();
  const [scope, setScope] = useState<Scope>('party');
  const [branchId, setBranchId] = useState<string | undefined>(session.get().branchId);
  const [party, setParty] = useState<Party>();
  if (statement) {
    const isParty = scope === 'party';
    return {
      picker: <ScopePicker scope={scope} onScope={setScope} />,
      whose: { branchId: statement.branchId, ...(isParty ? partyOf(statement) : {}) },
      name: isParty ? statement.partyName : statement.branchName,
    };
  }
  const chooseBranch = (value: string | null) => {
    setBranchId(value ?? undefined);
    setParty(undefined);
  };
  const picker = (
    <Flex wrap gap="small">
      <BranchSelect
        source="scope"
        allowClear={hasAll}
        style={WIDE}
        aria-label={text('ruleTable.company')}
        {...(hasAll ? { placeholder: text('ruleTable.allCompanies') } : {})}
        value={branchId ?? null}
        onChange={chooseBranch}
      />
      <PartySelect branchId={branchId} party={party} onParty={setParty} />
    </Flex>
  );
  const whose = { ...(branchId === undefined ? {} : { branchId }), ...party };
  return { picker, whose, name: undefined };
}
