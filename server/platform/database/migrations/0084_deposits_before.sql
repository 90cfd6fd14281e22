select set_config('app.scope', '*', true);
--> statement-breakpoint
-- Deposits that were paid before they had an account get theirs, payment by payment, each up to what was billed.
INSERT INTO "pms_deposit_entry" ("lease_id", "branch_id", "kind", "amount", "balance_after", "date", "ref_no", "created_by_name", "gmt_created")
SELECT "lease_id", "branch_id",
  CASE WHEN row_number() OVER (PARTITION BY "lease_id" ORDER BY "payment_id", "bill_id") = 1 THEN 1 ELSE 2 END,
  "amount", sum("amount") OVER (PARTITION BY "lease_id" ORDER BY "payment_id", "bill_id"),
  "date", "pay_no", "created_by_name", "gmt_created"
FROM (
  SELECT b."lease_id", b."branch_id", b."bill_id", p."payment_id", p."date", p."pay_no", p."created_by_name", p."gmt_created",
    least(i."amount", b."amount" - coalesce(sum(i."amount") OVER (PARTITION BY b."bill_id" ORDER BY p."payment_id" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)) AS "amount"
  FROM "pms_bill" AS b
  JOIN "pms_payment_item" AS i ON i."bill_id" = b."bill_id" AND i."reversed" = 0
  JOIN "pms_payment" AS p ON p."payment_id" = i."payment_id"
  WHERE b."fee_type" = 6 AND b."lease_id" IS NOT NULL AND b."deleted" = 0 AND b."bill_status" <> 9
    AND NOT EXISTS (SELECT FROM "pms_deposit_entry" AS e WHERE e."lease_id" = b."lease_id")
) AS paid
WHERE "amount" > 0
ORDER BY "lease_id", "payment_id", "bill_id";
--> statement-breakpoint
select set_config('app.scope', '', true);
