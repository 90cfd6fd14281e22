ALTER TABLE "supplier" ADD COLUMN "uscc" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_fair" ADD COLUMN "signature_required" smallint DEFAULT 0 NOT NULL;