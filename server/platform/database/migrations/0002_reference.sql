CREATE TABLE "branch_operate_range" (
	"branch_id" text NOT NULL,
	"node_id" text NOT NULL,
	CONSTRAINT "branch_operate_range_branch_id_node_id_pk" PRIMARY KEY("branch_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "branch_region" (
	"branch_id" text NOT NULL,
	"node_id" text NOT NULL,
	CONSTRAINT "branch_region_branch_id_node_id_pk" PRIMARY KEY("branch_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "operate_range" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "branch_operate_range" ADD CONSTRAINT "branch_operate_range_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_operate_range" ADD CONSTRAINT "branch_operate_range_node_id_operate_range_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."operate_range"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_region" ADD CONSTRAINT "branch_region_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_region" ADD CONSTRAINT "branch_region_node_id_region_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operate_range" ADD CONSTRAINT "operate_range_parent_id_operate_range_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."operate_range"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_parent_id_region_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;