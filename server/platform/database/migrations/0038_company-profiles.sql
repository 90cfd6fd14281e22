CREATE TABLE "company_profile" (
	"branch_id" text PRIMARY KEY NOT NULL,
	"short_name" text DEFAULT '' NOT NULL,
	"uscc" text DEFAULT '' NOT NULL,
	"legal_person" text DEFAULT '' NOT NULL,
	"region_id" text,
	"address" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_profile_version" CHECK ("company_profile"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_profile_uscc" ON "company_profile" USING btree ("uscc") WHERE uscc <> '';--> statement-breakpoint
CREATE INDEX "company_profile_region" ON "company_profile" USING btree ("region_id");--> statement-breakpoint
select guard_rows('company_profile');
