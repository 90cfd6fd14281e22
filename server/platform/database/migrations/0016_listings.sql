CREATE TABLE "listing" (
	"listing_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"listing_status" smallint DEFAULT 0 NOT NULL,
	"status_before" smallint,
	"reason" smallint,
	"remark" text DEFAULT '' NOT NULL,
	"plan_action" smallint,
	"plan_time" timestamp(0),
	"plan_error" integer,
	"operate_time" timestamp(0) NOT NULL,
	"operator_name" text NOT NULL,
	"modified_by" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "listing_status" CHECK ("listing"."listing_status" in (0, 1, 2, 3)),
	CONSTRAINT "listing_reason" CHECK ("listing"."reason" in (1, 2, 3, 4, 9)),
	CONSTRAINT "listing_plan_action" CHECK ("listing"."plan_action" in (1, 2)),
	CONSTRAINT "listing_version" CHECK ("listing"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "listing_event" (
	"event_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"listing_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"time" timestamp(0) NOT NULL,
	"event" smallint NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	"reason" smallint,
	"plan_time" timestamp(0),
	"text" text DEFAULT '' NOT NULL,
	"error" integer,
	CONSTRAINT "listing_event_event" CHECK ("listing_event"."event" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "approval_expiry" date;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_listing_id_listing_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("listing_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_key" ON "listing" USING btree ("branch_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_product" ON "listing" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_operated" ON "listing" USING btree ("operate_time","listing_id");--> statement-breakpoint
CREATE INDEX "listing_due" ON "listing" USING btree ("plan_time");--> statement-breakpoint
CREATE INDEX "listing_event_of" ON "listing_event" USING btree ("listing_id","event_id");--> statement-breakpoint
select guard_rows('listing', $$branch_id in (select visible_branches())
  or branch_id in (select branches_above())$$);
--> statement-breakpoint
select guard_rows('listing_event');
