import { sql } from 'drizzle-orm';
import { pmsBill } from '../schema/bills';

/** What a bill asks for, in fen: with its fee for being late, without what was let off or credited. */
export const owed = sql`(${pmsBill.amount} + ${pmsBill.lateFee} - ${pmsBill.reduceAmount} - ${pmsBill.creditAmount})`;

/** What a bill still asks for; what was paid or credited beyond it is in the tenant's balance. */
export const unpaid = sql`greatest(0, ${owed} - ${pmsBill.paidAmount})`;
