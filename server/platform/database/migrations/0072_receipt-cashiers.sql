ALTER TABLE "order_receipt" ADD COLUMN "cashier_id" bigint;--> statement-breakpoint
ALTER TABLE "order_receipt" ADD COLUMN "received_by" jsonb;--> statement-breakpoint
CREATE INDEX "order_receipt_cashier" ON "order_receipt" USING btree ("cashier_id","pay_time","receipt_no");