CREATE SEQUENCE "public"."cashier_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "cashier" (
	"cashier_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"cashier_code" text NOT NULL,
	"cashier_name" text NOT NULL,
	"payee_name" text NOT NULL,
	"payee_uscc" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_branch" text NOT NULL,
	"cnaps_code" text NOT NULL,
	"account_sealed" text NOT NULL,
	"account_hash" text NOT NULL,
	"account_tail" text NOT NULL,
	"channels" smallint[] NOT NULL,
	"fee_rate" smallint DEFAULT 0 NOT NULL,
	"single_limit" bigint,
	"daily_limit" bigint,
	"is_default" smallint DEFAULT 0 NOT NULL,
	"wants_default" smallint DEFAULT 0 NOT NULL,
	"effective_date" text NOT NULL,
	"attachment" bigint,
	"remark" text NOT NULL,
	"status" smallint NOT NULL,
	"proposed" jsonb,
	"status_before" smallint,
	"reason" text DEFAULT '' NOT NULL,
	"proposed_by" text[] DEFAULT '{}' NOT NULL,
	"proposed_by_name" text DEFAULT '' NOT NULL,
	"approved_time" timestamp(0),
	"opinion" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "cashier_status" CHECK ("cashier"."status" in (0, 1, 2, 3)),
	CONSTRAINT "cashier_amounts" CHECK ("cashier"."single_limit" >= 0 and "cashier"."daily_limit" >= 0 and "cashier"."fee_rate" >= 0),
	CONSTRAINT "cashier_limits" CHECK ("cashier"."single_limit" <= "cashier"."daily_limit"),
	CONSTRAINT "cashier_version" CHECK ("cashier"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "cashier" ADD CONSTRAINT "cashier_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier" ADD CONSTRAINT "cashier_attachment_file_file_id_fk" FOREIGN KEY ("attachment") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cashier_code" ON "cashier" USING btree ("cashier_code");--> statement-breakpoint
CREATE UNIQUE INDEX "cashier_name" ON "cashier" USING btree ("branch_id","cashier_name") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "cashier_default" ON "cashier" USING btree ("branch_id") WHERE is_default = 1 and deleted = 0;--> statement-breakpoint
CREATE INDEX "cashier_account" ON "cashier" USING btree ("account_hash");--> statement-breakpoint
CREATE INDEX "cashier_modified" ON "cashier" USING btree ("gmt_modified");--> statement-breakpoint
select guard_rows('cashier');
